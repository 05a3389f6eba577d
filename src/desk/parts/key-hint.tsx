/** The key that does the same as a button. Silent: the keys are listed under "?", and the button has its own name. */
export function KeyHint({ of: name }: { readonly of: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
