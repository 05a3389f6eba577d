import { type ReactNode, useEffect, useRef } from 'react';
import { company } from '#content/company.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { signInTexts } from '#content/desk/sign-in.ts';
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

/** The layout of the sign-in pages: a form on the left, a drawing on the right. */
export function Gate({ title, lead, isEmpty = false, children }: GateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useTitle(filled(signInTexts.pageTitle, { company: company.shortName }));
  useEffect(() => {
    if (before.current !== title) heading.current?.focus();
    before.current = title;
  }, [title]);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)_minmax(0,1fr)] bg-(--surface) max-md:grid-cols-1 max-md:grid-rows-[auto_1fr]">
      <main
        className="flex flex-col px-[clamp(20px,6vw,96px)] pt-10 pb-8 max-md:px-5 max-md:pt-6 max-md:pb-5"
        id="main"
      >
        <span className="brand text-20 max-md:-order-1">
          <Mark size={26} />
          {company.shortName} <span>{shellTexts.name}</span>
        </span>
        <div className="my-auto grid w-full max-w-100 gap-5 py-12 max-md:mt-0 max-md:py-5 [&_.input]:min-h-13 [&_.input]:px-3.5 [&_.input]:text-16">
          <div>
            <h1
              className="text-[clamp(2rem,1.5rem+1.8vw,2.75rem)] leading-[1.04] tracking-[-0.026em]"
              ref={heading}
              tabIndex={-1}
            >
              {title}
            </h1>
            <p className="mt-3 max-w-[40ch] text-17 leading-[1.5] text-(--text-2)">{lead}</p>
          </div>
          {children}
        </div>
        {!isEmpty && <p className="hint">{signInTexts.noAccount}</p>}
      </main>
      <div className="relative grid place-items-center overflow-hidden bg-(--picture-ground) max-md:-order-1 max-md:h-53">
        <img className="h-auto w-[88%] max-w-160 max-md:w-75" src={picture} alt="" width={640} height={540} />
      </div>
    </div>
  );
}
