import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';
import { code39 } from './code39.ts';

export default withTitledBand<'barcode-list'>(({ items }) => (
  <ul className="border-b border-rule">
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className="grid items-center gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[330px_3fr_6fr]"
      >
        <Label code={item.code} />
        <h3 className="max-lg:order-first">{item.title}</h3>
        <p className="max-w-[62ch] text-muted">{item.description}</p>
      </Reveal>
    ))}
  </ul>
));

function Label({ code }: { readonly code: string }) {
  const { path, width } = code39(code);
  return (
    <div className="w-fit rounded-sm bg-white px-5 pt-4 pb-2">
      <svg
        viewBox={`0 0 ${width} 10`}
        // Two whole pixels per module, so that scanners can read it.
        width={width * 2}
        height="52"
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="max-w-full"
      >
        <path d={path} />
      </svg>
      <p className="text-data mt-1 text-center text-xs tracking-[0.2em]">{code}</p>
    </div>
  );
}
