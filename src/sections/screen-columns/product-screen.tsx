import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { PhoneFrame } from '../parts/phone-frame.tsx';
import { AppWindow, Screen } from '../parts/screen.tsx';
import { Signature } from '../parts/signature.tsx';

type ScreenData = SectionProps<'screen-columns'>['items'][number]['screen'];
type ScreenOf<Type extends ScreenData['type']> = Extract<ScreenData, { type: Type }>;

export function ProductScreen({ screen }: { readonly screen: ScreenData }) {
  if (screen.type === 'phone') return <DeliveryOnPhone {...screen} />;
  if (screen.type === 'call') return <Call {...screen} />;
  return <ListInWindow {...screen} />;
}

function DeliveryOnPhone({ label, title, place, lines, signedBy, action }: ScreenOf<'phone'>) {
  return (
    <PhoneFrame label={label} className="max-w-[270px]">
      <div className="bg-straw-400 px-4 pt-4 pb-3">
        <p className="text-base font-semibold">{title}</p>
        <p className="text-xs">{place}</p>
      </div>
      <ul className="px-4">
        {lines.map((line) => (
          <li key={line.text} className="flex justify-between border-b border-steel-200 py-2.5">
            {line.text}
            <span className={classes('text-data font-semibold', !line.ok && 'text-danger-600')}>
              {line.quantity}
            </span>
          </li>
        ))}
      </ul>
      <Signature className="mx-4 mt-3 rounded-md bg-steel-50 p-2" />
      <p className="px-4 pt-1.5 text-xs text-steel-600">{signedBy}</p>
      <p className="m-4 rounded-sm bg-ink-900 py-2.5 text-center font-semibold text-white">{action}</p>
    </PhoneFrame>
  );
}

function Call({ label, title, turns }: ScreenOf<'call'>) {
  const [first] = turns;
  return (
    <Screen label={label} className="mx-auto w-full max-w-[320px] text-sm leading-snug">
      <div className="flex items-center gap-4 rounded-md bg-ink-900 px-4 py-3 font-medium text-white">
        <svg
          aria-hidden="true"
          viewBox="0 0 120 24"
          className="h-6 flex-1 stroke-straw-400"
          strokeWidth="3"
          strokeLinecap="round"
        >
          <path d="M3 10v4M12 7v10M21 3v18M30 8v8M39 5v14M48 10v4M57 2v20M66 7v10M75 4v16M84 9v6M93 6v12M102 3v18M111 9v6" />
        </svg>
        <span className="text-data">{title}</span>
      </div>
      <ul className="mt-2 grid gap-2">
        {turns.map((turn) => (
          <li
            key={turn.text}
            className={classes(
              'w-fit max-w-[86%] rounded-md px-3.5 py-2.5',
              turn.who === first?.who ? 'bg-white' : 'justify-self-end bg-straw-400',
            )}
          >
            {turn.text}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

const markColors = { open: undefined, ok: 'text-success-700', disputed: 'text-danger-600' };

function ListInWindow({ label, title, aside, rows }: ScreenOf<'window'>) {
  return (
    <AppWindow label={label} title={title} aside={aside} className="mx-auto w-full max-w-[340px]">
      <ul className="px-4 py-1">
        {rows.map((row) => (
          <li
            key={row.title}
            className="text-data grid grid-cols-[24px_1fr_auto] border-steel-200 py-3 not-first:border-t"
          >
            <span className="text-steel-600">{row.number}</span>
            {row.title}
            <span className={classes('flex items-center gap-2 font-semibold', markColors[row.mark])}>
              <span className="rhombus" />
              {row.state}
            </span>
          </li>
        ))}
      </ul>
    </AppWindow>
  );
}
