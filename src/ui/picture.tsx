import { useState } from 'react';
import { classes } from './classes.ts';

export interface PictureSource {
  /** e.g. "image/avif" */
  readonly type: string;
  /** e.g. "/media/story-640.avif 640w, /media/story-1280.avif 1280w" */
  readonly srcSet: string;
}

interface PictureProps {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** Intrinsic size: reserves the space, so nothing moves when the picture arrives. */
  readonly width: number;
  readonly height: number;
  readonly sources?: readonly PictureSource[];
  readonly sizes?: string;
  /** The picture of the first viewport: fetched at once and first. All others wait until they are near. */
  readonly priority?: boolean;
  /** Shown when the picture cannot be loaded. */
  readonly placeholder?: string;
  readonly className?: string;
}

/** A responsive image that never leaves a broken frame. */
export function Picture({
  src,
  alt,
  width,
  height,
  sources,
  sizes,
  priority,
  placeholder,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const usePlaceholder = failed && placeholder !== undefined;
  const image = (
    <img
      // An image can fail before the app is there to hear of it; complete without width says so.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(true);
      }}
      src={usePlaceholder ? placeholder : src}
      alt={alt}
      width={width}
      height={height}
      sizes={usePlaceholder ? undefined : sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setFailed(true)}
      className={classes(usePlaceholder && 'picture-placeholder', className)}
    />
  );
  if (!sources || usePlaceholder) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
