import { classes } from '#ui/classes.ts';
import { ScrollFrame } from '../parts/scroll-frame.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';
import { DeviceDrawing } from './device-drawing.tsx';

export default withTitledBand<'device-matrix'>(({ caption, devices, rows, labels }) => (
  <ScrollFrame label={caption}>
    <table className="w-full min-w-[720px] table-fixed border-collapse border-b border-rule text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-[19%]" />
          {devices.map((device) => (
            <th key={device.title} scope="col" className="px-6 pb-8 align-top font-normal">
              <DeviceDrawing name={device.drawing} className="mb-6 h-[220px]" />
              <span className="block text-h3 leading-tight font-semibold tracking-[-0.012em] font-stretch-[106%]">
                {device.title}
              </span>
              <span className="mt-2 block text-sm text-muted">{device.description}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.title} className="border-t border-rule">
            <th scope="row" className="py-4 pr-4 leading-snug font-semibold font-stretch-[104%]">
              {row.title}
            </th>
            {row.fits.map((fit, index) => (
              <td
                key={devices[index]?.title}
                className={classes('px-6 py-4', fit === 'first' ? 'bg-area-tint font-medium' : 'text-muted')}
              >
                <span className="flex items-center gap-3">
                  <Mark filled={fit === 'first'} />
                  {labels[fit]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollFrame>
));

function Mark({ filled }: { readonly filled: boolean }) {
  return (
    <svg viewBox="0 0 20 10" aria-hidden="true" className="h-2.5 w-5 shrink-0">
      <path
        d="M10 1l8 4-8 4-8-4z"
        className={filled ? 'fill-bronze-500 stroke-bronze-500' : 'fill-none stroke-steel-500'}
        strokeWidth="1.5"
      />
    </svg>
  );
}
