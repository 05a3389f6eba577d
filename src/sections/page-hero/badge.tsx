/** A short fact in a frame of its own. */
export function Badge({ text }: { readonly text: string }) {
  return (
    <p className="mt-8 inline-flex items-center gap-3 rounded-sm bg-white px-4 py-3 text-sm leading-none font-semibold font-stretch-[104%]">
      <span className="rhombus text-blue-500" aria-hidden="true" />
      {text}
    </p>
  );
}
