import { PhoneFrame } from '#sections/parts/phone-frame.tsx';
import { AppWindow, Screen } from '#sections/parts/screen.tsx';
import { classes } from '#ui/classes.ts';
import { Signature } from './signature.tsx';

interface DeliveryOnPhoneProps {
  readonly label: string;
  readonly title: string;
  readonly place: string;
  readonly lines: readonly { readonly text: string; readonly quantity: string; readonly ok: boolean }[];
  readonly signedBy: string;
  readonly action: string;
}

export function DeliveryOnPhone({ label, title, place, lines, signedBy, action }: DeliveryOnPhoneProps) {
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

interface DeliveryByVoiceProps {
  readonly label: string;
  readonly title: string;
  readonly turns: readonly { readonly who: string; readonly text: string }[];
}

export function DeliveryByVoice({ label, title, turns }: DeliveryByVoiceProps) {
  const [system] = turns;
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
              turn.who === system?.who ? 'bg-white' : 'justify-self-end bg-straw-400',
            )}
          >
            {turn.text}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

interface TourInBrowserProps {
  readonly label: string;
  readonly title: string;
  readonly aside: string;
  readonly drops: readonly { readonly stop: string; readonly delivery: string; readonly state: string }[];
}

const stateColors: Readonly<Record<string, string>> = {
  Clean: 'text-success-700',
  Disputed: 'text-danger-600',
};

export function TourInBrowser({ label, title, aside, drops }: TourInBrowserProps) {
  return (
    <AppWindow label={label} title={title} aside={aside} className="mx-auto w-full max-w-[340px]">
      <ul className="px-4 py-1">
        {drops.map((drop) => (
          <li
            key={drop.delivery}
            className="text-data grid grid-cols-[24px_1fr_auto] border-steel-200 py-3 not-first:border-t"
          >
            <span className="text-steel-600">{drop.stop}</span>
            {drop.delivery}
            <span className={classes('flex items-center gap-2 font-semibold', stateColors[drop.state])}>
              <span className="rhombus" />
              {drop.state}
            </span>
          </li>
        ))}
      </ul>
    </AppWindow>
  );
}
