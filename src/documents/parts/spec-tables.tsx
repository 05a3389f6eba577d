import type { SpecGroup } from '#content/product-records.ts';

/** A data sheet: one table for each group, its name as the caption. */
export function SpecTables({ groups }: { readonly groups: readonly SpecGroup[] }) {
  return (
    <div className="doc-specs">
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <table className="doc-table" aria-label={group.title}>
            <tbody>
              {group.specs.map((spec) => (
                <tr key={spec.name}>
                  <th scope="row">{spec.name}</th>
                  <td>{spec.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
