import { AppWindow } from '#sections/parts/screen.tsx';

interface SharedRecordProps {
  readonly record: {
    readonly label: string;
    readonly title: string;
    readonly rows: readonly { readonly name: string; readonly value: string; readonly from: string }[];
    readonly state: string;
  };
}

/** A record whose fields come from several systems, each with its source. */
export function SharedRecord({ record }: SharedRecordProps) {
  return (
    <AppWindow label={record.label} title={record.title} className="relative">
      <dl className="px-5 py-2">
        {record.rows.map((row) => (
          <div key={row.name} className="grid grid-cols-[76px_1fr] border-steel-200 py-3 not-first:border-t">
            <dt className="text-steel-600">{row.name}</dt>
            <dd>
              <span className="text-data block text-base leading-tight font-semibold">{row.value}</span>
              <span className="text-xs text-bronze-700">{row.from}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center gap-2.5 bg-success-50 px-5 py-3 font-semibold text-success-700">
        <span className="rhombus" />
        {record.state}
      </p>
    </AppWindow>
  );
}
