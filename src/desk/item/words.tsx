import type { Item } from '#contract/desk/items.ts';

/** What the visitor wrote, as they wrote it: the largest text of the item. */
export function Words({ item }: { readonly item: Item }) {
  const [main, ...others] = item.texts;
  return (
    <>
      {main && <Text text={main.text} />}
      {others
        .filter(({ text }) => text.trim() !== '')
        .map(({ name, label, text }) => (
          <section key={name}>
            <h2 className="text-label">{label}</h2>
            <Text text={text} />
          </section>
        ))}
    </>
  );
}

function Text({ text }: { readonly text: string }) {
  return (
    <div className="words">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text that never changes.
        <p key={index} className="typed">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
