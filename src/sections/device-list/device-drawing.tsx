import type { SectionProps } from '#generated/section-props.ts';

type DeviceName = SectionProps<'device-list'>['devices'][number]['drawing'];

const lines = 'fill-none stroke-ink-900';
const body = 'fill-white stroke-ink-900';
const glass = 'fill-straw-100 stroke-ink-900';
const dark = 'fill-ink-800 stroke-ink-900';
const accent = 'fill-bronze-500 stroke-ink-900';

/** Line drawings of the devices from the front, all to the same scale. */
export function DeviceDrawing({
  name,
  className,
}: {
  readonly name: DeviceName;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox={viewBoxes[name]}
      aria-hidden="true"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={className}
    >
      {drawings[name]}
    </svg>
  );
}

/** View boxes, cropped so that each drawing starts at the left edge. */
const viewBoxes: Readonly<Record<DeviceName, string>> = {
  'keypad-handheld': '65 0 90 220',
  'pistol-handheld': '53 0 114 220',
  'mounted-terminal': '5 0 210 220',
};

const keyRows = (x: number, y: number, columns: number, rows: number, w: number, h: number) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * (w + 5);
    const top = y + Math.floor(index / columns) * (h + 5);
    return `M${left} ${top}h${w}v${h}h-${w}z`;
  }).join('');

const drawings = {
  'keypad-handheld': (
    <>
      <path d="M74 8h72l8 10v186l-8 12H74l-8-12V18z" className={body} />
      <path d="M92 2h36v8H92z" className={accent} />
      <path d="M76 26h68v92H76z" className={glass} />
      <path d="M84 38h34M84 50h48M84 62h26M84 96h52" className={lines} />
      <path d="M84 74h40v10H84z" className={accent} />
      <path d="M94 126h32l6 7-6 7H94l-6-7z" className={dark} />
      <path d={keyRows(77, 148, 4, 4, 13, 10)} className={body} />
    </>
  ),
  'pistol-handheld': (
    <>
      <path d="M64 10h92l10 12v98l-10 12H64l-10-12V22z" className={body} />
      <path d="M84 2h52v10H84z" className={accent} />
      <path d="M68 24h84v76H68z" className={glass} />
      <path d="M78 38h46M78 50h62M78 88h40" className={lines} />
      <path d="M78 62h52v14H78z" className={accent} />
      <path d={keyRows(72, 108, 4, 1, 15, 14)} className={body} />
      <path d="M88 132h44l6 76-8 10H92l-10-12z" className={dark} />
      <path d="M138 142h12v26l-10 6" className={lines} />
    </>
  ),
  'mounted-terminal': (
    <>
      <path d="M14 26h164l8 10v102l-8 10H14l-8-10V36z" className={body} />
      <path d="M22 40h148v84H22z" className={glass} />
      <path d="M34 56h64M34 70h92M34 84h50M116 108h40" className={lines} />
      <path d="M34 98h58v14H34z" className={accent} />
      <path d={keyRows(24, 131, 9, 1, 10, 9)} className={body} />
      <path d="M82 148h28v28H82z" className={dark} />
      <path d="M46 176h100v14H46z" className={body} />
      <path d="M170 142c34 10 34 40 24 52" className={lines} />
      <path d="M178 190h30v12h-12l-6 16h-12z" className={dark} />
      <path d="M204 186h8v18h-8z" className={accent} />
    </>
  ),
} as const;
