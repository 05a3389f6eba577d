import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { AppWindow } from '../parts/screen.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'shared-record'>;

const places = [
  'lg:col-start-1 lg:row-start-1',
  'lg:col-start-3 lg:row-start-1',
  'lg:col-start-1 lg:row-start-2',
  'lg:col-start-3 lg:row-start-2',
];

export default withTitledBand<'shared-record'>(({ systems, record }) => (
  <div className="grid gap-2 lg:grid-cols-[1fr_380px_1fr] lg:gap-x-10">
    <Reveal className="flex items-center lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="w-full">
        <RecordWindow {...record} />
      </div>
    </Reveal>
    {systems.map((system, index) => (
      <Reveal
        key={system.title}
        className={classes('band-white relative rounded-md p-6 lg:p-8', places[index])}
      >
        <h3>{system.title}</h3>
        <p className="mt-2 text-muted">{system.description}</p>
        <BulletList items={system.features} className="mt-5" />
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-1/2 hidden h-0.5 w-10 bg-ink-900 lg:block',
            index % 2 === 0 ? '-right-10' : '-left-10',
          )}
        />
      </Reveal>
    ))}
  </div>
));

function RecordWindow({ alt, title, fields, state }: Data['record']) {
  return (
    <AppWindow label={alt} title={title} className="relative">
      <dl className="px-5 py-2">
        {fields.map((field) => (
          <div
            key={field.name}
            className="grid grid-cols-[76px_1fr] border-steel-200 py-3 not-first:border-t"
          >
            <dt className="text-steel-600">{field.name}</dt>
            <dd>
              <span className="text-data block text-base leading-tight font-semibold">{field.value}</span>
              <span className="text-xs text-bronze-700">{field.source}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center gap-2.5 bg-success-50 px-5 py-3 font-semibold text-success-700">
        <span className="rhombus" />
        {state}
      </p>
    </AppWindow>
  );
}
