import { useEffect } from 'react';
import type { ViewProps } from '../view-props.ts';
import { AskForLink } from './ask-for-link.tsx';
import { LinkPage } from './link-page.tsx';
import { rememberWayBack } from './way-back.ts';

/** The door: asking for a link, and the page that the link opens. */
export function SignIn({ address }: ViewProps) {
  const wantedPath = address.parameters.get('back');
  useEffect(() => {
    if (wantedPath !== null) rememberWayBack(wantedPath);
  }, [wantedPath]);

  if (address.part !== null) return <LinkPage token={address.part} />;
  return <AskForLink problem={address.parameters.get('problem')} />;
}
