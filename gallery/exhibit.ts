import type { ReactNode } from 'react';

export interface Exhibit {
  /** That of a section is its kind. */
  readonly name: string;
  readonly description?: string;
  readonly group: 'primitive' | 'section';
  readonly render: () => ReactNode;
}
