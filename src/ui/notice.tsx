import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { circleCheck, triangleAlert } from './icons.ts';

interface NoticeProps {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

const looks = {
  success: { icon: circleCheck, colors: 'bg-success-50 text-success-700' },
  error: { icon: triangleAlert, colors: 'bg-danger-50 text-danger-600' },
};

/** The result of an action, shown where it was taken. The parent sets the live region role. */
export function Notice({ kind, title, text }: NoticeProps) {
  const { icon, colors } = looks[kind];
  return (
    <div className={classes('flex gap-4 rounded-md px-5.5 py-5 leading-[1.45]', colors)}>
      <Icon of={icon} size={24} />
      <div>
        <strong className="block font-semibold font-stretch-[104%]">{title}</strong>
        <p className="text-[0.96875rem] text-ink-900">{text}</p>
      </div>
    </div>
  );
}
