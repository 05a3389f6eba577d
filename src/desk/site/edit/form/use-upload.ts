import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { pictureTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { MediaItem, MediaList } from '#contract/desk/site.ts';
import { announce } from '../../../components/announcer.tsx';
import { uploadFile } from '../../../data/upload.ts';
import { MEDIA_KEY } from './use-media.ts';

const MEGABYTE = 1024 * 1024;
/** As the server's. */
const MAX_BYTES = 20 * MEGABYTE;

export interface Upload {
  /** From 0 to 1; at 1 the server makes the smaller versions. Null when nothing is uploaded. */
  readonly progress: number | null;
  /** Why the last file was not uploaded. */
  readonly problem: string | null;
  readonly start: (file: File | undefined) => void;
  readonly cancel: () => void;
  readonly isOver: boolean;
  /** For the element on which files are dropped. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Uploads a picture. Continues when the field is closed. */
export function useUpload(onUploaded: (item: MediaItem) => void): Upload {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const running = useRef<AbortController>(null);
  // The value of the field may change during the upload.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });

  async function start(file: File | undefined): Promise<void> {
    if (file === undefined || running.current !== null) return;
    if (file.size > MAX_BYTES) {
      const megabytes = (file.size / MEGABYTE).toFixed(1);
      setProblem(filled(texts.tooLarge, { file: file.name, megabytes }));
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setProgress(0);
    try {
      const path = `/api/site/media?name=${encodeURIComponent(file.name)}`;
      const { signal } = controller;
      const item = await uploadFile<MediaItem>(path, file, { signal, onProgress: setProgress });
      client.setQueryData<MediaList>(MEDIA_KEY, (list) => withItem(list, item));
      announce(filled(texts.uploaded, { name: item.name }));
      latest.current(item);
    } catch (error) {
      if (!controller.signal.aborted) setProblem((error as Error).message);
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  const takesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return {
    progress,
    problem,
    start: (file) => void start(file),
    cancel: () => running.current?.abort(),
    isOver,
    dropProps: {
      onDragOver(event) {
        if (!takesFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event) {
        if (!takesFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        void start(event.dataTransfer.files[0]);
      },
    },
  };
}

function withItem(list: MediaList | undefined, item: MediaItem): MediaList | undefined {
  if (list === undefined) return undefined;
  return { pictures: [item, ...list.pictures.filter(({ name }) => name !== item.name)] };
}
