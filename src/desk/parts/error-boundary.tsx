import { Component, type ReactNode } from 'react';
import { problemWords } from '#content/desk/states.ts';

/** Keeps the rail when a view breaks, and says what is safe. A new `resetKey` tries again. */
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
        <h1>{problemWords.crashed}</h1>
        <p>{problemWords.crashedText}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {problemWords.reload}
        </button>
      </div>
    );
  }
}
