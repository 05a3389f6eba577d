import { useEffect, useState } from 'react';
import { linkSentWords } from '#content/desk/sign-in.ts';
import { filled } from '#content/filled.ts';
import type { ViewProps } from '../view-props.ts';
import { AskForLink } from './ask-for-link.tsx';
import { Gate } from './gate.tsx';
import { LinkPage } from './link-page.tsx';
import { rememberWayBack } from './way-back.ts';

/** The door: asking for a link, the word that it was sent, and the page that the link opens. */
export function SignIn({ address }: ViewProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const wantedPath = address.parameters.get('back');
  useEffect(() => {
    if (wantedPath !== null) rememberWayBack(wantedPath);
  }, [wantedPath]);

  if (address.part !== null) return <LinkPage token={address.part} />;
  if (sentTo === null) return <AskForLink problem={address.parameters.get('problem')} onSent={setSentTo} />;
  return (
    <Gate title={linkSentWords.title} lead={filled(linkSentWords.lead, { address: sentTo })}>
      <p className="quiet">{linkSentWords.hint}</p>
      <button type="button" className="button large" onClick={() => setSentTo(null)}>
        {linkSentWords.again}
      </button>
    </Gate>
  );
}
