import { Anchor } from '#ui/anchor.tsx';

export interface PageColumn {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly href: string | undefined }[];
}

/** Links to pages, by menu. */
export function PageColumns({ columns }: { readonly columns: readonly PageColumn[] }) {
  return (
    <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
      {columns.map((column) => (
        <nav key={column.title} aria-label={column.title}>
          <h2 className="mb-2 text-base tracking-normal">{column.title}</h2>
          <ul>
            {column.links.map(({ title, href }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  className="flex min-h-11 items-center py-1 text-sm leading-tight no-underline hover:underline"
                >
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
