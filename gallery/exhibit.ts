import type { ReactNode } from 'react';

export interface Exhibit {
  readonly name: string;
  readonly kind: 'primitive' | 'section';
  readonly render: () => ReactNode;
}
