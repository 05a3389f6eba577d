import { type ReactNode, useState } from 'react';
import { resumeWords as words } from '#content/desk/resume.ts';
import type { Item } from '#contract/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { download, file as fileIcon, triangleAlert } from '#ui/icons.ts';
import { itemPath } from '../data/use-item.ts';
import { factsOf, flagSentences } from './resume-facts.ts';
import { ResumeFrame } from './resume-frame.tsx';

/** The applicant's file: what it is, its pages as pictures, and what it cannot do. */
export function Resume({ item }: { readonly item: Item }) {
  const [pages, setPages] = useState<number | null>(null);
  const { resume } = item;
  if (resume === null) {
    return (
      <section className="resume" aria-label={words.section}>
        <Message title={words.none} text={words.noneText} />
      </section>
    );
  }
  const path = `${itemPath(item.reference)}/resume`;
  const flags = flagSentences(resume);
  return (
    <section className="resume" aria-label={words.section}>
      <div className="resume-head">
        <Icon of={fileIcon} size={20} />
        <div className="clip">
          <b className="clip">{resume.fileName}</b>
          <small className="num">{factsOf(resume, pages)}</small>
        </div>
        <a className="button" href={path} download={resume.fileName}>
          <Icon of={download} size={15} />
          {words.download}
        </a>
      </div>
      {flags.length > 0 && (
        <p className="resume-warning">
          <Icon of={triangleAlert} size={16} />
          {flags.join(' ')}
        </p>
      )}
      {resume.kind === 'pdf' ? (
        <ResumeFrame path={path} onPages={setPages} />
      ) : (
        <Message title={words.downloadOnly.title} text={words.downloadOnly.text}>
          <a className="button primary" href={path} download={resume.fileName}>
            <Icon of={download} size={15} />
            {words.download}
          </a>
        </Message>
      )}
    </section>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <div className="resume-message">
      <p className="strong">{title}</p>
      <p className="quiet">{text}</p>
      {children}
    </div>
  );
}
