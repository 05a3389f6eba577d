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
  /** Intrinsic size: reserves the space, so that loading causes no layout shift. */
  readonly width: number;
  readonly height: number;
  /** Other widths of `src`. */
  readonly srcSet?: string;
  readonly sources?: readonly PictureSource[];
  readonly sizes?: string;
  /** For the picture of the first viewport: loaded eagerly. All others are lazy. */
  readonly priority?: boolean;
  /** Shown when the picture cannot be loaded. */
  readonly placeholder?: string;
  /** Fills its box (`object-fit: cover`). */
  readonly photo?: boolean;
  readonly className?: string;
}

/** A responsive image with a placeholder if it fails to load (enhance/pictures.ts). */
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
