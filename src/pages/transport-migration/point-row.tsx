import { Reveal } from '#ui/reveal.tsx';

interface PointRowProps {
  readonly items: readonly { readonly title: string; readonly description: string }[];
}

/** Four short points in a row, as the legend of the picture above them. */
export function PointRow({ items }: PointRowProps) {
  return (
    <ul className="stagger mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <Reveal as="li" key={item.title}>
          <span aria-hidden="true" className="rhombus h-3 w-6 text-bronze-500" />
          <h3 className="mt-2">{item.title}</h3>
          <p className="mt-2 text-muted">{item.description}</p>
        </Reveal>
      ))}
    </ul>
  );
}
