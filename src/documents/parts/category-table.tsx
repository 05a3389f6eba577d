interface CategoryTableProps {
  readonly caption: string;
  readonly items: readonly {
    readonly category: string;
    readonly name: string;
    readonly description: string;
  }[];
}

/** Things under the heading they belong to. Items of one category follow each other. */
export function CategoryTable({ caption, items }: CategoryTableProps) {
  const categories = Object.entries(Object.groupBy(items, ({ category }) => category));
  return (
    <table className="doc-table doc-categories" aria-label={caption}>
      {categories.map(([category, members = []]) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="doc-category">
              {category}
            </th>
          </tr>
          {members.map((item) => (
            <tr key={item.name}>
              <th scope="row">{item.name}</th>
              <td>{item.description}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
