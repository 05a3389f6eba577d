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

/** A responsive image that never leaves a broken frame (enhance/pictures.ts). */
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
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      data-placeholder={placeholder}
      className={className}
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
