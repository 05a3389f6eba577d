import './notice.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { circleCheck, triangleAlert } from './icons.ts';

interface NoticeProps {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

/** The outcome of what a visitor did, told where they did it. */
export function Notice({ kind, title, text }: NoticeProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes('notice', `notice-${kind}`)}>
      <Icon of={kind === 'error' ? triangleAlert : circleCheck} size={24} />
      <div>
        <strong className="block font-semibold font-stretch-[104%]">{title}</strong>
        <p className="text-[0.96875rem] text-ink-900">{text}</p>
      </div>
    </div>
  );
}
