import { Component, type ReactNode, useEffect, useId, useState } from 'react';
import { loadingTexts, problemTexts } from '#content/desk/states.ts';
import quality from '#generated/art/images/spot-quality.drawn-company.svg';
import traceability from '#generated/art/images/spot-traceability.drawn-company.svg';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';

/** Drawings of the site for an empty state: all is done, or nothing was found. */
const PICTURES = { done: quality, nothing: traceability } as const;

interface EmptyProps {
  readonly picture: keyof typeof PICTURES;
  readonly title: string;
  readonly text: string;
  /** Uses h1, where the view has no other title. */
  readonly isPageTitle?: boolean;
  /** The next step, as buttons or links. */
  readonly children?: ReactNode;
}

/** The empty state: what, why, and what to do next. One per screen, never in a table. */
export function Empty({ picture, title, text, isPageTitle = false, children }: EmptyProps) {
  const titleId = useId();
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <section className="empty" aria-labelledby={titleId}>
      <img className="mb-3 -ml-4 w-60" src={PICTURES[picture]} alt="" width={240} height={184} />
      <Title id={titleId}>{title}</Title>
      <p>{text}</p>
      {children && <div className="actions">{children}</div>}
    </section>
  );
}

const SHOWN_AFTER_MS = 120;
const BAR = 'my-1.5 block rounded-sm bg-(--track)';
const WIDTHS = [62, 48, 70, 56, 64, 52];

/** A skeleton of rows, shown only when loading takes a while. */
export function Loading({ rows = 4 }: { readonly rows?: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" aria-label={loadingTexts.loading} className="loading">
      {isShown &&
        Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move.
          <div className="border-b border-(--line) px-5 pt-2.75 pb-3" key={row}>
            <span className={`${BAR} h-2.5`} style={{ width: `${WIDTHS[row % WIDTHS.length]}%` }} />
            <span className={`${BAR} h-2 w-4/5`} />
            <span className={`${BAR} h-2 w-[66%]`} />
          </div>
        ))}
    </div>
  );
}

interface ProblemProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

export function Problem({ error, onRetry }: ProblemProps) {
  return (
    <div className="empty" role="alert">
      <h2>{problemTexts.title}</h2>
      <p>{error.message}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onRetry}>
          {problemTexts.retry}
        </button>
      </div>
    </div>
  );
}

/** Keeps the navigation when a view crashes. A new `resetKey` tries again. */
export class ErrorBoundary extends Component<
  { readonly resetKey: string; readonly children: ReactNode },
  { readonly brokenAt: string | null }
> {
  override state: { readonly brokenAt: string | null } = { brokenAt: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ brokenAt: this.props.resetKey });
  }

  static getDerivedStateFromError(): { brokenAt: string } {
    return { brokenAt: '' };
  }

  override componentDidUpdate(): void {
    const { brokenAt } = this.state;
    if (brokenAt !== null && brokenAt !== '' && brokenAt !== this.props.resetKey) {
      this.setState({ brokenAt: null });
    }
  }

  override render(): ReactNode {
    if (this.state.brokenAt === null) return this.props.children;
    return (
      <div className="empty" role="alert">
        <h1>{problemTexts.crashed}</h1>
        <p>{problemTexts.crashedText}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {problemTexts.reload}
        </button>
      </div>
    );
  }
}

interface BannerProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: string;
  readonly role?: 'alert' | 'status';
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A banner in the flow of the page; it covers nothing. */
export function Banner({ title, text, icon = triangleAlert, role = 'status', children }: BannerProps) {
  return (
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-b border-(--warning-line) bg-(--warning) py-3.25 pr-4 pl-7 max-md:grid-cols-1 max-md:px-5 max-md:py-3.5"
      role={role}
    >
      <span className="text-(--time-warm)">
        <Icon of={icon} size={20} />
      </span>
      <div>
        <b className="strong">{title}</b>
        {text && <p className="text-13 text-(--text-2)">{text}</p>}
      </div>
      {children && <div className="actions md:flex-nowrap">{children}</div>}
    </div>
  );
}
