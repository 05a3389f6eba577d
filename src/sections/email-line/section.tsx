import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { mail } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';

export default function EmailLine({ title, note, tone, id, email }: SectionProps<'email-line'>) {
  return (
    <Band tone={tone} id={id}>
      <Reveal className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)]">{title}</h2>
          {note && <p className="mt-4 max-w-[60ch] text-muted">{note}</p>}
        </div>
        <TextLink
          href={`mailto:${email}`}
          className="justify-self-start text-[clamp(1.125rem,0.9rem+1vw,1.625rem)] lg:justify-self-end"
        >
          <Icon of={mail} size={24} />
          {email}
        </TextLink>
      </Reveal>
    </Band>
  );
}
