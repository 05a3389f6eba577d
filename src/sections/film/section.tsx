import { language } from '#content/company.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { addressOf } from '#site/href.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';

/** The film is not loaded before the visitor presses play. */
export default function Film({ title, note, tone, id, ...film }: SectionProps<'film'>) {
  return (
    <Band tone={tone} id={id}>
      <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <Reveal>
          <h2>{title}</h2>
          {note && <p className="mt-5 max-w-[44ch] text-muted">{note}</p>}
        </Reveal>
        <video
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          poster={addressOf({ file: film.poster })}
          aria-label={film.label}
          className="h-auto w-full rounded-md bg-ink-950"
        >
          <source src={addressOf({ file: film.film })} type="video/mp4" />
          <track
            kind="captions"
            src={addressOf({ file: film.captions })}
            srcLang={language}
            label={film.captionsLabel}
            default
          />
          {film.fallback}
        </video>
      </div>
    </Band>
  );
}
