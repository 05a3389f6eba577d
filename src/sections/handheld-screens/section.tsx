import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Screen } from '../parts/screen.tsx';
import { ScreenBesideText } from '../parts/screen-beside-text.tsx';
import { ScrollFrame } from '../parts/scroll-frame.tsx';

type Data = SectionProps<'handheld-screens'>;

export default function HandheldScreens({ label, screens, keys, ...text }: Data) {
  return (
    <ScreenBesideText {...text}>
      <ScrollFrame label={label} className="pb-3 lg:mx-0 lg:px-0">
        <Screen label={label} className="min-w-[740px] lg:min-w-0">
          <ol className="grid grid-cols-3 gap-5 lg:max-xl:gap-3">
            {screens.map((screen, index) => (
              <li key={screen.caption}>
                <Handheld screen={screen} keys={keys} />
                <p className="mt-5 flex gap-3 text-sm leading-snug font-medium">
                  <span className="text-data text-accent">{index + 1}</span>
                  {screen.caption}
                </p>
              </li>
            ))}
          </ol>
        </Screen>
      </ScrollFrame>
    </ScreenBesideText>
  );
}

function Handheld({
  screen,
  keys,
}: {
  readonly screen: Data['screens'][number];
  readonly keys: Data['keys'];
}) {
  return (
    <div className="rounded-[22px] bg-ink-800 p-4 pt-0 text-[0.8125rem] leading-snug">
      <div className="mx-auto h-3 w-2/5 bg-bronze-500" />
      <div className="mt-4 flex min-h-[280px] flex-col bg-white">
        <p className="bg-straw-400 px-3 py-2 font-semibold">{screen.title}</p>
        <dl className="grid flex-1 content-start gap-1.5 px-3 py-3">
          {screen.fields.map((field) => (
            <div key={field.name}>
              <dt className="text-[0.6875rem] text-steel-600">{field.name}</dt>
              <dd
                className={classes(
                  'text-data flex items-center justify-between font-semibold',
                  field.scanned && 'text-success-700',
                )}
              >
                {field.value}
                {field.scanned && <span className="rhombus" />}
              </dd>
            </div>
          ))}
        </dl>
        <p
          className={classes(
            'px-3 py-2 font-semibold',
            screen.done ? 'bg-success-700 text-white' : 'bg-ink-900 text-straw-400',
          )}
        >
          {screen.prompt}
        </p>
      </div>
      <Keypad keys={keys} />
    </div>
  );
}

function Keypad({ keys }: { readonly keys: Data['keys'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 180 128" className="mt-4 w-full text-[11px] font-semibold">
      <path d="M52 4h76l8 8-8 8H52l-8-8z" className="fill-straw-400" />
      {keys.map((key, index) => {
        const x = (index % 3) * 62;
        const y = 30 + Math.floor(index / 3) * 25;
        return (
          <g key={key}>
            <rect x={x} y={y} width="56" height="20" rx="3" className="fill-ink-700" />
            <text x={x + 28} y={y + 14} textAnchor="middle" className="fill-steel-200">
              {key}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
