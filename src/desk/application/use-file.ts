import { useEffect, useState } from 'react';
import { getBytes } from '../data/request.ts';

interface LoadedFile {
  readonly bytes: ArrayBuffer | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The bytes of a file, loaded once: it never changes, so nothing that happens at the desk asks for it again. */
export function useFile(path: string): LoadedFile {
  const [attempt, setAttempt] = useState(0);
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [error, setError] = useState<Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same question once more.
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
