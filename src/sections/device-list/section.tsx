import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';
import { DeviceDrawing } from './device-drawing.tsx';

export default withTitledBand<'device-list'>(({ devices }) => (
  <ul className="stagger border-b border-rule">
    {devices.map((device) => (
      <Reveal
        as="li"
        key={device.title}
        className="grid grid-cols-[88px_1fr] items-center gap-x-6 border-t border-rule py-5 md:grid-cols-[110px_1fr_2fr] md:gap-x-10"
      >
        <DeviceDrawing name={device.drawing} className="h-[88px] max-md:row-span-2" />
        <h3>{device.title}</h3>
        <p className="max-w-[62ch] text-muted">{device.description}</p>
      </Reveal>
    ))}
  </ul>
));
