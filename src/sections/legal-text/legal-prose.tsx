import { Fragment } from 'react';
import type { LegalBlock, LegalSection, LinkedText } from '#content/legal.ts';
import { Anchor } from '#ui/anchor.tsx';
import { targetProps } from '../parts/actions.tsx';

/** The sections of a legal text. */
export function LegalProse({ sections }: { readonly sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="below-contents-bar">
      <h2 id={`${id}-title`}>{title}</h2>
      <LegalBlocks of={blocks} />
    </section>
  ));
}

export function LegalBlocks({ of }: { readonly of: readonly LegalBlock[] }) {
  return of.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { readonly block: LegalBlock }) {
  if ('subtitle' in block) return <h3>{block.subtitle}</h3>;
  if ('text' in block) {
    return (
      <p data-place={block.place}>
        <Text text={block.text} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={JSON.stringify(item)}>
            <Text text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd data-place={fact.place}>
            <Text text={fact.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Text({ text }: { readonly text: LinkedText }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <Anchor key={part.label} {...targetProps(part.to)}>
        {part.label}
      </Anchor>
    ),
  );
}
