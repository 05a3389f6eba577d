import { Reveal } from '#ui/reveal.tsx';

interface FactSheetProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly value: string; readonly label: string }[];
}

/** What a thing is, in a few sentences and a few large words. */
export function FactSheet({ title, paragraphs, facts }: FactSheetProps) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <Reveal>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-6 max-w-[56ch] text-lead text-muted">
            {paragraph}
          </p>
        ))}
      </Reveal>
      <dl className="stagger self-end border-b border-rule">
        {facts.map((fact) => (
          <Reveal
            key={fact.value}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-rule py-4"
          >
            <dt className="text-muted">{fact.label}</dt>
            <dd className="text-data text-[clamp(2rem,1.4rem+2.4vw,3.5rem)] leading-none tracking-[-0.03em]">
              {fact.value}
            </dd>
          </Reveal>
        ))}
      </dl>
    </div>
  );
}
