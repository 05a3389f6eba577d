import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { resumeWords as words } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import { RESUME_VIEWER_PATH, type ViewerMessage } from '#contract/desk/resume-viewer.ts';
import { counted } from '../parts/counted.ts';
import { Problem } from '../parts/problem.tsx';
import { useFile } from './use-file.ts';

interface ResumeFrameProps {
  readonly path: string;
  readonly onPages: (count: number) => void;
}

/**
 * The pages, drawn in a frame of no origin: whatever is in the file can reach neither the desk nor the network. The bytes
 * are handed over, because the frame itself could not ask for them.
 */
export function ResumeFrame({ path, onPages }: ResumeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<{ readonly page: number; readonly count: number } | null>(null);
  const [problem, setProblem] = useState<'password' | 'broken' | null>(null);
  /** Counts the frames that were ready: after another try it is a new one, which has to get the bytes too. */
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
      // A frame of no origin is known by its window alone.
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
      <div className="resume-message" role="status">
        <p className="strong">{words.failed.title}</p>
        <p className="quiet">{words.failed[problem]}</p>
      </div>
    );
  }
  return (
    <>
      <iframe
        ref={frame}
        sandbox="allow-scripts"
        src={RESUME_VIEWER_PATH}
        title={place === null ? words.frame.loading : counted(words.frame, place.count)}
      />
      <p className="resume-foot">
        <span>{place === null ? words.loading : words.foot}</span>
        {place !== null && <span className="num">{filled(words.page, { ...place })}</span>}
      </p>
    </>
  );
}
