import type { SectionProps } from '#generated/section-props.ts';
import { DefinitionSplit } from '../parts/definition-split.tsx';
import { PageSpot } from '../parts/page-spot.tsx';

const sizes = {
  small: 'mt-8 w-full max-w-[320px]',
  medium: 'mt-8 w-full max-w-[360px]',
  wide: 'mt-6 w-full max-w-[400px]',
  broad: 'mt-8 h-auto w-full max-w-[420px]',
  large: 'mt-8 h-auto w-full max-w-[460px]',
  short: 'mt-6 h-[240px] w-full object-contain object-left',
  tall: 'mt-8 h-[260px] w-full object-contain object-left',
  /** As wide as `wide`, further below the heading. */
  lowered: 'mt-10 w-full max-w-[400px]',
  full: 'mt-12 w-full max-lg:hidden',
};

export default function DefinitionsSection({ art, ...split }: SectionProps<'definitions'>) {
  return (
    <DefinitionSplit
      {...split}
      art={
        art && (
          <PageSpot
            name={art.spot}
            skin={art.skin ?? (split.tone === 'deep' ? 'run' : 'drawn')}
            area={art.area}
            className={sizes[art.size ?? 'large']}
          />
        )
      }
    />
  );
}
