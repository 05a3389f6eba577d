import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { previewTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { PreviewReply } from '#contract/desk/site.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { back, pencil } from '../../../components/icons.ts';
import { Problem } from '../../../components/states.tsx';
import { postJson } from '../../../data/request.ts';
import { useOffice } from '../../../time/office.ts';
import { useNow } from '../../../time/use-now.ts';
import { whenText } from '../../../time/when.ts';
import { useSite } from '../../site-data.tsx';
import { useEditPlace } from '../edit-place.ts';
import { desktopScreen, openIn, phoneScreen } from '../icons.ts';
import type { FrameMessage } from './messages.ts';
import { type FrameHandle, PreviewFrame } from './preview-frame.tsx';
import { useFrameSize } from './use-frame-size.ts';

export type PreviewWidth = 'phone' | 'desktop';

/** In pixels: a common phone, and a laptop. */
const WIDTHS: Readonly<Record<PreviewWidth, number>> = { phone: 390, desktop: 1280 };

export interface PreviewHandle {
  /** Scrolls to a section and outlines it, and in it the text. */
  readonly show: (section: string | null, text: string | null) => void;
}

interface PreviewProps {
  /** The address of the page in the draft, and live; null where it isn't. */
  readonly draftPath: string | null;
  readonly livePath: string | null;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly isCompared: boolean;
  readonly onCompare: (isCompared: boolean) => void;
  readonly onPress: (section: string | null, text: string) => void;
  readonly onLink: (path: string) => void;
  readonly ref: Ref<PreviewHandle>;
}

/** What scrolls because the other page scrolled must not scroll that one in turn. */
const ECHO_MS = 200;

/** The page as visitors will see it, and on request beside the live one. */
export function Preview(props: PreviewProps) {
  const { draftPath, livePath, width, onWidth, isCompared, onCompare, ref } = props;
  const { state } = useSite();
  const { showPreview } = useEditPlace();
  const { data, error, refetch } = useQuery({
    queryKey: ['site-preview'],
    queryFn: () => postJson<PreviewReply>('/api/site/preview'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const frames = { draft: useRef<FrameHandle>(null), live: useRef<FrameHandle>(null) };
  const [shown, setShown] = useState({
    type: 'desk:show',
    section: null as string | null,
    text: null as string | null,
  } as const);
  const echoUntil = useRef(0);
  useImperativeHandle(ref, () => ({
    show: (section, text) => {
      const message = { type: 'desk:show', section, text } as const;
      setShown(message);
      frames.draft.current?.post(message);
      frames.live.current?.post({ ...message, text: null });
    },
  }));
  const take = (side: 'draft' | 'live') => (message: FrameMessage) => {
    if (message.type === 'desk:link') props.onLink(message.path);
    else if (message.type === 'desk:pressed') props.onPress(message.section, message.text);
    else if (message.type === 'desk:scrolled' && performance.now() > echoUntil.current) {
      echoUntil.current = performance.now() + ECHO_MS;
      frames[side === 'draft' ? 'live' : 'draft'].current?.post({ type: 'desk:scroll', y: message.y });
    }
  };
  const draftUrl = data && draftPath !== null ? `${data.url}draft${draftPath}` : null;
  const liveUrl = data && livePath !== null ? `${data.url}live${livePath}` : null;
  return (
    <section className="preview" aria-label={texts.label}>
      <div className="step-head phone-only">
        <button
          type="button"
          className="button plain icon-only"
          aria-label={texts.back}
          onClick={() => showPreview(false)}
        >
          <Icon of={back} size={20} />
        </button>
        <div className="edit-name">
          <h2 tabIndex={-1}>{texts.label}</h2>
          <p className="edit-address">
            {isCompared ? filled(texts.liveRelease, { number: state.live.number }) : <DraftState />}
          </p>
        </div>
      </div>
      <div className="preview-head">
        <fieldset className="segments" aria-label={texts.width}>
          {(['phone', 'desktop'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              data-repeatable=""
              onClick={() => onWidth(one)}
            >
              <Icon of={one === 'phone' ? phoneScreen : desktopScreen} size={14} />
              {texts.widths[one]}
            </button>
          ))}
        </fieldset>
        <span className="ml-auto" />
        <button type="button" className="button middle-only" onClick={() => showPreview(false)}>
          <Icon of={pencil} size={14} />
          {texts.edit}
        </button>
        <button
          type="button"
          className="button compare"
          aria-pressed={isCompared}
          disabled={livePath === null}
          data-repeatable=""
          onClick={() => onCompare(!isCompared)}
        >
          {texts.compare}
        </button>
        {draftUrl && (
          <a
            className="button plain icon-only"
            href={draftUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.open}
          >
            <Icon of={openIn} size={15} />
          </a>
        )}
      </div>
      <div className={classes('preview-pages', isCompared && 'is-compared', `is-${width}`)}>
        {error && <Problem error={error} onRetry={refetch} />}
        {liveUrl && isCompared && (
          <figure className="is-live">
            <figcaption>
              <b className="strong">{texts.live}</b>
              <span>{filled(texts.release, { number: state.live.number })}</span>
            </figcaption>
            <Sheet target={WIDTHS[width]}>
              <PreviewFrame
                ref={frames.live}
                url={liveUrl}
                version={state.live.number}
                title={texts.liveTitle}
                shown={{ ...shown, text: null }}
                onMessage={take('live')}
              />
            </Sheet>
          </figure>
        )}
        {draftUrl && (
          <figure className="is-draft">
            {isCompared && (
              <figcaption>
                <b className="strong">{texts.draft}</b>
                <DraftState />
              </figcaption>
            )}
            <Sheet target={WIDTHS[width]}>
              <PreviewFrame
                ref={frames.draft}
                url={draftUrl}
                version={state.version}
                title={texts.draftTitle}
                shown={shown}
                onMessage={take('draft')}
              />
            </Sheet>
          </figure>
        )}
      </div>
      <p className="preview-foot">
        <span>{texts.press}</span>
        <span>{texts.forms}</span>
      </p>
    </section>
  );
}

/** "Saved 10:41 AM" */
function DraftState() {
  const { savedAt } = useSite();
  const { timeZone } = useOffice();
  const now = useNow();
  return (
    <span>
      {savedAt === null ? texts.draft : filled(texts.saved, { time: whenText(savedAt, now, timeZone) })}
    </span>
  );
}

function Sheet({ target, children }: { readonly target: number; readonly children: React.ReactNode }) {
  const { holder, size } = useFrameSize(target);
  return (
    <div className="sheet-holder" ref={holder}>
      <div
        className="page-sheet"
        style={{ width: size.width, height: size.height, transform: `scale(${size.scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
