import { type ReactNode, useEffect, useRef } from 'react';
import { company } from '#content/company.ts';
import { shellWords } from '#content/desk/shell.ts';
import { signInWords } from '#content/desk/sign-in.ts';
import { filled } from '#content/filled.ts';
import picture from '#generated/art/images/scene-contact.drawn-company.svg';
import { useTitle } from '../components/page.tsx';
import { Mark } from '../shell/top-bar.tsx';

interface GateProps {
  readonly title: string;
  readonly lead: string;
  /** Nobody has access yet, so nobody can invite. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** The page before one is signed in: one thing to do at the left, the site's drawing at the right. */
export function Gate({ title, lead, isEmpty = false, children }: GateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useTitle(filled(signInWords.pageTitle, { company: company.shortName }));
  useEffect(() => {
    if (before.current !== title) heading.current?.focus();
    before.current = title;
  }, [title]);
  return (
    <div className="gate">
      <main className="gate-form" id="main">
        <span className="brand">
          <Mark size={26} />
          {company.shortName} <span>{shellWords.name}</span>
        </span>
        <div className="gate-body">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
        {!isEmpty && <p className="hint">{signInWords.noAccount}</p>}
      </main>
      <div className="gate-picture">
        <img src={picture} alt="" width={640} height={540} />
      </div>
    </div>
  );
}
