import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { DefinitionSplit } from '../parts/definition-split.tsx';
import { Screen } from '../parts/screen.tsx';

type Data = SectionProps<'mismatched-copies'>;

export default function MismatchedCopies({ screen, ...split }: Data) {
  return <DefinitionSplit {...split} art={<Copies {...screen} />} />;
}

function Copies({ alt, title, copies }: Data['screen']) {
  return (
    <Screen label={alt} className="mt-10 max-w-[480px] text-sm leading-snug">
      <p className="mb-3 font-semibold">{title}</p>
      <ul className="grid grid-cols-2 gap-2">
        {copies.map((copy) => (
          <li
            key={copy.system}
            className={classes('rounded-md p-4', copy.differs ? 'bg-danger-50' : 'bg-steel-50')}
          >
            <p className="text-steel-600">{copy.system}</p>
            <p
              className={classes(
                'text-data mt-3 text-[1.75rem] leading-none tracking-[-0.02em]',
                copy.differs && 'text-danger-600',
              )}
            >
              {copy.value}
            </p>
            <p className="mt-1.5 text-xs text-steel-600">{copy.note}</p>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
