import { classes } from './classes.ts';

export interface PictureSource {
  /** e.g. "image/avif" */
  readonly type: string;
  /** e.g. "/media/phone-640.avif 640w, /media/phone-1280.avif 1280w" */
  readonly srcSet: string;
}

export interface PictureProps {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** Intrinsic size: reserves the space, so nothing moves when the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** Other widths of `src`. */
  readonly srcSet?: string;
  readonly sources?: readonly PictureSource[];
  readonly sizes?: string;
  /** The picture of the first viewport: fetched at once and first. All others wait until they are near. */
  readonly priority?: boolean;
  /** Shown when the picture cannot be loaded. */
  readonly placeholder?: string;
  /** A photograph: fills its place to the edges, cut where it has another shape. */
  readonly photo?: boolean;
  readonly className?: string;
}

/** A responsive image that never leaves a broken frame (enhance/pictures.ts). */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sources,
  sizes,
  priority,
  placeholder,
  photo,
  className,
}: PictureProps) {
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      data-placeholder={placeholder}
      className={classes(photo && 'photo', className) || undefined}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
