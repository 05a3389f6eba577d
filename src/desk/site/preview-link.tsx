import { useId, useState } from 'react';
import { siteTexts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { PreviewLinkReply } from '#contract/desk/site.ts';
import { Icon } from '#ui/icon.tsx';
import { copyText } from '../components/copy-text.ts';
import { Window } from '../components/dialog.tsx';
import { showToast } from '../components/toast-store.ts';
import { postJson } from '../data/request.ts';
import { useOffice } from '../time/office.ts';
import { dateAndClock } from '../time/when.ts';

const texts = siteTexts.preview;
const link =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17';

/** Copies an address that shows the draft for a while, also without access to the desk. */
export function PreviewLinkButton() {
  const [shown, setShown] = useState<PreviewLinkReply | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { timeZone } = useOffice();
  const until = (at: number) => filled(texts.until, { time: dateAndClock(at, timeZone) });
  const copy = async () => {
    setIsAsking(true);
    try {
      const reply = await postJson<PreviewLinkReply>('/api/site/preview-links');
      if (await copyText(reply.url)) showToast({ text: texts.copied, detail: until(reply.until) });
      else setShown(reply);
    } catch (error) {
      showToast({ text: (error as Error).message, isProblem: true });
    }
    setIsAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="button plain max-md:hidden"
        disabled={isAsking}
        onClick={() => void copy()}
      >
        <Icon of={link} size={15} />
        {texts.copy}
      </button>
      {shown && <LinkWindow url={shown.url} note={until(shown.until)} onClose={() => setShown(null)} />}
    </>
  );
}

interface LinkWindowProps {
  readonly url: string;
  readonly note: string;
  readonly onClose: () => void;
}

function LinkWindow({ url, note, onClose }: LinkWindowProps) {
  const id = useId();
  return (
    <Window title={texts.title} onClose={onClose}>
      <p className="hint">{note}</p>
      <div className="touch-fields mt-4">
        <label className="label" htmlFor={id}>
          {texts.label}
        </label>
        <input
          className="input"
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Window>
  );
}
