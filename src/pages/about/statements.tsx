import { Reveal } from '#ui/reveal.tsx';

interface Statement {
  readonly title: string;
  readonly text: string;
  /** What it comes down to in daily work. */
  readonly meaning: string;
}

/** A few sentences that deserve to be read slowly, side by side. */
export function Statements({ items }: { readonly items: readonly Statement[] }) {
  return (
    <div className="wrap stagger grid gap-x-16 gap-y-12 lg:grid-cols-2">
      {items.map((item) => (
        <Reveal key={item.title} className="border-t-[1.5px] border-current pt-6">
          <h2 className="text-h3">{item.title}</h2>
          <p className="mt-6 text-[clamp(1.625rem,1.1rem+1.8vw,2.625rem)] leading-[1.16] font-medium tracking-[-0.02em] font-stretch-[106%] text-balance">
            {item.text}
          </p>
          <p className="mt-5 max-w-[52ch] text-muted">{item.meaning}</p>
        </Reveal>
      ))}
    </div>
  );
}
