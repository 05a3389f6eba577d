interface FactLineProps {
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}

/** A few plain facts in a row. */
export function FactLine({ facts }: FactLineProps) {
  return (
    <dl className="mt-10 grid max-w-[640px] gap-x-8 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
      {facts.map((fact) => (
        <div
          key={fact.term}
          className="border-t-[1.5px] border-current pt-3 max-sm:flex max-sm:justify-between"
        >
          <dt className="text-sm text-muted">{fact.term}</dt>
          <dd className="font-semibold font-stretch-[104%]">{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
