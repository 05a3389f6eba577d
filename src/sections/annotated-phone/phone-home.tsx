import type { SectionProps } from '#generated/section-props.ts';
import { PhoneFrame } from '../parts/phone-frame.tsx';

/** A home screen for one job: the work order first, then the apps for it. */
export function PhoneHome({ phone }: { readonly phone: SectionProps<'annotated-phone'>['phone'] }) {
  return (
    <PhoneFrame label={phone.label}>
      <p className="text-data flex justify-between px-5 pt-3 pb-2 text-xs">
        {phone.status.time} <span className="text-steel-600">{phone.status.network}</span>
      </p>
      <p className="px-5 pt-3 text-[1.375rem] leading-tight font-semibold font-stretch-[106%]">
        {phone.greeting}
      </p>
      <div className="mx-3 mt-4 rounded-md bg-straw-400 p-4">
        <p className="font-semibold">{phone.order.title}</p>
        <p className="text-data text-xs">{phone.order.detail}</p>
        <p className="mt-4 rounded-sm bg-ink-900 py-2.5 text-center font-semibold text-white">
          {phone.order.action}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-2 px-3 pt-4 pb-6 text-center text-xs">
        {phone.apps.map((app) => (
          <li key={app.title} className="rounded-md bg-steel-50 px-1 pt-3.5 pb-2.5 font-medium">
            <svg
              aria-hidden="true"
              viewBox="0 0 48 40"
              className="mx-auto mb-1.5 h-9"
              strokeWidth="2"
              fill="none"
            >
              <path d={appIcons[app.sign]} className="stroke-ink-900" />
            </svg>
            {app.title}
          </li>
        ))}
      </ul>
      <ul className="mt-auto grid grid-cols-3 bg-steel-100 px-3 pt-3.5 pb-5 text-center text-xs font-semibold">
        {phone.dock.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </PhoneFrame>
  );
}

type Sign = SectionProps<'annotated-phone'>['phone']['apps'][number]['sign'];

const appIcons: Readonly<Record<Sign, string>> = {
  list: 'M10 8h4M20 8h20M10 18h4M20 18h20M10 28h4M20 28h12',
  barcode: 'M8 6v26M14 6v26M20 6v26M28 6v26M34 6v18M40 6v18',
  box: 'M24 4l16 8v16l-16 8-16-8V12zM8 12l16 8 16-8M24 20v16',
  check: 'M8 6h28v26H8zM14 18l6 6 10-11',
  camera: 'M6 10h8l3-4h14l3 4h8v22H6zM24 27a7 7 0 1 0 0-14a7 7 0 1 0 0 14',
  book: 'M24 8c-5-4-11-3-16-2v26c5-1 11-2 16 2 5-4 8-3 12-2V6c-4-1-8 0-12 2zM24 8v26',
};
