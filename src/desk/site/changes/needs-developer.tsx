import { needsDeveloperTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { copyText } from '../../components/copy-text.ts';
import { showToast } from '../../components/toast-store.ts';
import { titleOf } from '../file-names.ts';
import { useSite } from '../site-data.tsx';

/** PDFs and link previews that are drawn at a desk of a developer: what visitors get meanwhile, and a text to ask for new ones. */
export function NeedsDeveloper() {
  const { state, draft } = useSite();
  const { documents, cards } = state.outdated;
  if (documents.length + cards.length === 0) return null;
  const nameOfCard = (page: string) => {
    const file = page.includes('/') ? page : `pages/${page}.json`;
    return titleOf(file, draft[file]);
  };
  const items = [
    ...documents.map((name) => ({
      title: filled(texts.document, { name: fileName(name) }),
      text: texts.documentText,
    })),
    ...cards.map((page) => ({ title: filled(texts.card, { name: nameOfCard(page) }), text: texts.cardText })),
  ];
  const copy = async () => {
    const files = [
      ...documents.map((name) => filled(texts.requestDocument, { name: fileName(name) })),
      ...cards.map((page) => filled(texts.requestCard, { name: nameOfCard(page) })),
    ].join(', ');
    const isCopied = await copyText(filled(texts.request, { number: state.live.number, files }));
    showToast(isCopied ? { text: texts.copied } : { text: texts.notCopied, isProblem: true });
  };
  return (
    <section>
      <div className="section-head">
        <h2>{texts.title}</h2>
        <button type="button" className="button plain" onClick={() => void copy()}>
          {texts.copy}
        </button>
      </div>
      <ul className="grid gap-2">
        {items.map(({ title, text }) => (
          <li key={title} className="developer-note">
            <b className="strong">{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
