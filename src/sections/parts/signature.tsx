/** A drawn handwritten signature. */
export function Signature({ className }: { readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 60"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path
        d="M8 46C14 24 20 10 26 10s0 26 2 34c6-16 12-32 18-32s-4 30 4 30c6 0 8-8 10-10M74 26c-10-2-14 18-6 20 9 2 14-20 5-20 4 4 10 2 14-2M92 12c-2 12-4 24-4 34 4-10 10-16 14-18-4 6-8 8-10 8 6 0 6 10 12 10 8 0 8-20 16-20-8-2-14 18-8 20 6 0 10-12 11-19-2 10-2 20 3 20 6-4 8-16 9-28-2 10-4 22 0 28 4-2 6-6 8-10M150 44c14-4 30-8 42-6"
        className="stroke-blue-700"
      />
    </svg>
  );
}
