import { formTexts } from '#generated/texts/site.ts';
import { Anchor } from '#ui/anchor.tsx';

interface PositionNoteProps {
  readonly position: string;
  /** URL of the form without a position. */
  readonly without: string;
}

/** The position that the application is for, from the query of the Apply link. */
export function PositionNote({ position, without }: PositionNoteProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-white px-5 py-3 md:col-span-2">
      <span>
        {formTexts.applyingFor} <strong className="font-semibold">{position}</strong>
      </span>
      <Anchor href={without} className="inline-flex min-h-11 items-center text-sm underline">
        {formTexts.withoutPosition}
      </Anchor>
    </p>
  );
}
