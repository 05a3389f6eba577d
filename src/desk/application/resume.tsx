import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { resumeTexts as texts } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import { RESUME_VIEWER_PATH, type ViewerMessage } from '#contract/desk/resume-viewer.ts';
import { type Submission, submissionApiPath } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { download, file as fileIcon, triangleAlert } from '#ui/icons.ts';
import { counted } from '../components/counted.ts';
import { Problem } from '../components/states.tsx';
import { getBytes } from '../data/request.ts';
import { factsOf, flagSentences } from './application-sentences.ts';

interface LoadedFile {
  readonly bytes: ArrayBuffer | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Loads the file once: it never changes, so cache invalidation must not refetch it. */
function useFile(path: string): LoadedFile {
  const [attempt, setAttempt] = useState(0);
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [error, setError] = useState<Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request.
  useEffect(() => {
    const controller = new AbortController();
    setBytes(null);
    setError(null);
    getBytes(path, controller.signal)
      .then(setBytes)
      .catch((problem: Error) => {
        if (!controller.signal.aborted) setError(problem);
      });
    return () => controller.abort();
  }, [path, attempt]);
  return { bytes, error, retry: () => setAttempt(attempt + 1) };
}

interface ResumeFrameProps {
  readonly path: string;
  readonly onPages: (count: number) => void;
}

/**
 * Renders the pages in a sandboxed frame with an opaque origin: the file can reach neither the desk nor the network.
 * The desk sends the bytes, because the frame cannot fetch them.
 */
function ResumeFrame({ path, onPages }: ResumeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<{ readonly page: number; readonly count: number } | null>(null);
  const [problem, setProblem] = useState<'password' | 'broken' | null>(null);
  /** Counts ready frames: a retry mounts a new one, which needs the bytes too. */
  const [ready, setReady] = useState(0);
  const { bytes, error, retry } = useFile(path);

  const onMessage = useEffectEvent((message: ViewerMessage) => {
    if (message.type === 'ready') setReady(ready + 1);
    else if (message.type === 'failed') setProblem(message.why);
    else {
      setPlace(message);
      onPages(message.count);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<ViewerMessage>) => {
      // A frame with an opaque origin is identified by its window only.
      if (event.source === frame.current?.contentWindow) onMessage(event.data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (ready > 0 && bytes) frame.current?.contentWindow?.postMessage(bytes, '*');
  }, [ready, bytes]);

  if (error) return <Problem error={error} onRetry={retry} />;
  if (problem) {
    return (
      <div className="flex-1 px-5 py-7 [&>.button]:mt-4 [&>p+p]:mt-1" role="status">
        <p className="strong">{texts.failed.title}</p>
        <p className="quiet">{texts.failed[problem]}</p>
      </div>
    );
  }
  return (
    <>
      <iframe
        ref={frame}
        sandbox="allow-scripts"
        src={RESUME_VIEWER_PATH}
        title={place === null ? texts.frame.loading : counted(texts.frame, place.count)}
      />
      <p className="flex justify-between gap-4 border-t border-(--line) bg-(--surface) px-5 py-2.25 text-12 text-(--text-2)">
        <span>{place === null ? texts.loading : texts.foot}</span>
        {place !== null && <span className="num whitespace-nowrap">{filled(texts.page, { ...place })}</span>}
      </p>
    </>
  );
}

export function Resume({ submission }: { readonly submission: Submission }) {
  const [pages, setPages] = useState<number | null>(null);
  const { resume } = submission;
  if (resume === null) {
    return (
      <section className="resume" aria-label={texts.section}>
        <Message title={texts.none} text={texts.noneText} />
      </section>
    );
  }
  const path = `${submissionApiPath(submission.reference)}/resume`;
  const flags = flagSentences(resume);
  return (
    <section className="resume" aria-label={texts.section}>
      <div className="flex items-center gap-3 border-b border-(--line) bg-(--surface) px-5 py-3.5">
        <Icon of={fileIcon} size={20} />
        <div className="clip flex-1">
          <b className="clip block text-14">{resume.fileName}</b>
          <small className="num text-12 text-(--text-2)">{factsOf(resume, pages)}</small>
        </div>
        <a className="button" href={path} download={resume.fileName}>
          <Icon of={download} size={15} />
          {texts.download}
        </a>
      </div>
      {flags.length > 0 && (
        <p className="flex gap-2.5 border-b border-(--warning-line) bg-(--warning) px-5 py-2.5 text-13">
          <Icon of={triangleAlert} size={16} />
          {flags.join(' ')}
        </p>
      )}
      {resume.kind === 'pdf' ? (
        <ResumeFrame path={path} onPages={setPages} />
      ) : (
        <Message title={texts.downloadOnly.title} text={texts.downloadOnly.text}>
          <a className="button primary" href={path} download={resume.fileName}>
            <Icon of={download} size={15} />
            {texts.download}
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
    <div className="flex-1 px-5 py-7 [&>.button]:mt-4 [&>p+p]:mt-1">
      <p className="strong">{title}</p>
      <p className="quiet">{text}</p>
      {children}
    </div>
  );
}
