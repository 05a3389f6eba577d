import { problemWords } from '#content/desk/states.ts';

interface ProblemProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A view that could not be loaded: what the server said, and one way on. */
export function Problem({ error, onRetry }: ProblemProps) {
  return (
    <div className="empty" role="alert">
      <h2>{problemWords.title}</h2>
      <p>{error.message}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onRetry}>
          {problemWords.retry}
        </button>
      </div>
    </div>
  );
}
