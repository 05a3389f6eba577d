import { useEffect, useRef, useState } from 'react';
import { type CookieSection, cookieTexts } from '#content/cookies.ts';
import { hrefOf } from '#site/href.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { close as closeIcon } from '#ui/icons.ts';
import { type Consent, getConsent, setConsent } from './consent.ts';
import { CookieChoice } from './cookie-choice.tsx';

/** How long the drawer takes to slide out before it is closed. */
export const closeDelay = 300;
/** How long a section stays marked after a click on it. */
export const highlightTime = 1000;

export interface CookieDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CookieDrawer({ open, onClose }: CookieDrawerProps) {
  const [choice, setChoice] = useState<Consent>(getConsent);
  const [leaving, setLeaving] = useState(false);
  const [highlighted, setHighlighted] = useState<CookieSection['id']>();
  const timers = useRef({ close: 0, highlight: 0 });
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!open) return;
    // Each opening starts from what holds now, not from switches left behind unsaved.
    setChoice(getConsent());
    // On its first visit the drawer opens by itself: the title is where to begin, not a ring around the close button.
    title.current?.focus();
  }, [open]);

  function close() {
    if (leaving) return;
    setLeaving(true);
    timers.current.close = window.setTimeout(() => {
      setLeaving(false);
      onClose();
    }, closeDelay);
  }

  function decide(consent: Consent) {
    setChoice(consent);
    setConsent(consent);
    close();
  }

  function highlight(id: CookieSection['id']) {
    clearTimeout(timers.current.highlight);
    setHighlighted(id);
    timers.current.highlight = window.setTimeout(() => setHighlighted(undefined), highlightTime);
  }

  return (
    <Dialog open={open} leaving={leaving} onClose={close} shape="drawer" labelledBy="cookie-settings-title">
      <div className="flex h-full flex-col">
        <div className="flex items-start gap-4 pt-7 pr-5 pl-8">
          <h2 ref={title} tabIndex={-1} id="cookie-settings-title" className="flex-1 pt-1.5 text-[1.75rem]">
            {cookieTexts.title}
          </h2>
          <IconButton label="Close" onClick={close}>
            <Icon of={closeIcon} />
          </IconButton>
        </div>
        <div className="flex-1 overflow-auto px-8 pt-3 pb-6">
          <p className="mb-5">
            {cookieTexts.text}{' '}
            <Anchor href={hrefOf(cookieTexts.more.to)} onClick={close} className="underline">
              {cookieTexts.more.label}
            </Anchor>
          </p>
          {cookieTexts.sections.map((section) => (
            <CookieChoice
              key={section.id}
              section={section}
              highlighted={section.id === highlighted}
              onHighlight={() => highlight(section.id)}
              checked={section.id === 'necessary' ? undefined : choice[section.id]}
              onChange={(checked) => setChoice({ ...choice, [section.id]: checked })}
            />
          ))}
        </div>
        <div className="grid gap-2.5 border-t border-steel-200 px-8 pt-5 pb-7">
          <Button onClick={() => decide({ analytical: true, marketing: true })}>
            {cookieTexts.acceptAll}
          </Button>
          <Button onClick={() => decide({ analytical: false, marketing: false })}>
            {cookieTexts.rejectAll}
          </Button>
          <Button variant="ghost" onClick={() => decide(choice)}>
            {cookieTexts.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
