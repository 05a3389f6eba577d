import type { ArtArea, Skin } from './skin.ts';

interface SceneCopyProps {
  /** The `id` of a `Scene` in the same document. */
  readonly of: string;
  readonly skin: Skin;
  readonly area: ArtArea;
  readonly title?: string;
  readonly className?: string;
}

/** Shows a drawing of the document again by <use>, in another skin and without repeating its paths. */
export function SceneCopy({ of, skin, area, title, className }: SceneCopyProps) {
  return (
    <div
      className={`sk-${skin} ar-${area} ${className ?? ''}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <svg className="iso" aria-hidden="true">
        <use href={`#${of}`} width="100%" height="100%" />
      </svg>
    </div>
  );
}
