import { Fragment } from 'react';
import type { LegalBlock, LegalText } from '#content/legal.ts';
import { Anchor } from '#ui/anchor.tsx';
import { targetProps } from './actions.tsx';

/** The blocks of a legal section, in order. */
export function LegalBlocks({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { readonly block: LegalBlock }) {
  if ('subtitle' in block) return <h3>{block.subtitle}</h3>;
  if ('text' in block) {
    return (
      <p>
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
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Text({ text }: { readonly text: LegalText }) {
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
