import { pages } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';

/** Says which position the application is for; it came with the Apply link. */
export function PositionNote({ position }: { readonly position: string }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-white px-5 py-3 md:col-span-2">
      <span>
        Applying for <strong className="font-semibold">{position}</strong>
      </span>
      <Anchor
        href={`${pages.careers.path}#apply`}
        className="inline-flex min-h-11 items-center text-sm underline"
      >
        Apply without a position
      </Anchor>
    </p>
  );
}
