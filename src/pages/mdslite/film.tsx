import { addressOf } from '#site/href.ts';
import { Reveal } from '#ui/reveal.tsx';

export interface FilmRecord {
  readonly title: string;
  readonly text: string;
  /** File names among the media of the site. */
  readonly source: string;
  readonly poster: string;
  readonly captions: string;
  readonly captionsLabel: string;
  readonly fallback: string;
  readonly label: string;
}

/** A short film beside what it shows. Nothing of it is fetched before somebody presses play. */
export function Film({ film }: { readonly film: FilmRecord }) {
  return (
    <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <Reveal>
        <h2>{film.title}</h2>
        <p className="mt-5 max-w-[44ch] text-muted">{film.text}</p>
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
        <source src={addressOf({ file: film.source })} type="video/mp4" />
        <track
          kind="captions"
          src={addressOf({ file: film.captions })}
          srcLang="en"
          label={film.captionsLabel}
          default
        />
        {film.fallback}
      </video>
    </div>
  );
}
