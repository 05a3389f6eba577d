import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'technology-strip'>(({ items }) => (
  <ul className="stagger grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
    {items.map((item) => (
      <Reveal as="li" key={item.title} className="border-t-[1.5px] border-ink-900 pt-7">
        <svg
          viewBox="0 0 120 72"
          aria-hidden="true"
          fill="none"
          strokeWidth="2"
          className="mb-6 h-[84px] stroke-ink-900"
        >
          {drawings[item.drawing]}
        </svg>
        <h3>{item.title}</h3>
        <p className="mt-2.5 text-muted">{item.description}</p>
      </Reveal>
    ))}
  </ul>
));

const drawings = {
  barcode: (
    <>
      <path d="M4 4v64M12 4v64M32 4v64M42 4v64M58 4v64" strokeWidth="3" />
      <path d="M20 4v64M51 4v64" strokeWidth="7" />
      <path d="M76 24h40v44H76z" />
      <path
        d="M80 28h8v8h-8zM92 28h4v12h-4zM104 28h8v8h-8zM80 44h12v4H80zM100 42h4v8h-4zM80 56h8v8h-8zM94 54h6v10h-6zM106 52h6v12h-6z"
        className="fill-bronze-500 stroke-none"
      />
    </>
  ),
  tag: (
    <>
      <path d="M4 12h64v48H4z" />
      <path d="M12 20h48v32H20v-24h32v16H28v-8h16" />
      <path
        d="M80 26c6 6 6 14 0 20M90 18c11 10 11 26 0 36M100 10c16 14 16 38 0 52"
        className="stroke-bronze-500"
      />
    </>
  ),
  radio: (
    <>
      <path d="M8 60h40v8H8zM28 60V24M72 60h40v8H72zM92 60V24" />
      <path d="M20 24l8-6 8 6M84 24l8-6 8 6" />
      <path d="M38 14c14-14 30-14 44 0" className="stroke-bronze-500" strokeDasharray="5 5" />
    </>
  ),
  browser: (
    <>
      <path d="M4 6h74v60H4zM4 20h74" />
      <path d="M12 32h32M12 42h48" />
      <path d="M12 52h26v6H12z" className="fill-bronze-500 stroke-none" />
      <path d="M86 36h26M104 28l8 8-8 8" className="stroke-bronze-500" />
    </>
  ),
} as const;
