import { fileTexts as texts } from '#content/desk/site-edit.ts';
import { valueAt } from '#contract/desk/content-tree.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { useKeys } from '../../keys/key-bindings.tsx';
import { fieldName } from '../file-names.ts';
import { useSite } from '../site-data.tsx';
import { DeveloperNote } from './developer-note.tsx';
import { EditHead } from './edit-head.tsx';
import { useEditPlace } from './edit-place.ts';
import { useSchemaField } from './form/control.ts';
import { countAt, FormProvider, useForm } from './form/form-context.tsx';
import { ObjectFields } from './form/object-fields.tsx';
import { type Node, resolved } from './form/schema-node.ts';
import { ChangeMark } from './marks.tsx';

/** The parts of a file for the whole site. One is open at a time. */
export function WholeFile({ title }: { readonly title: string }) {
  const { file, content, schema } = useForm();
  const { needsDeveloper } = useSite().schema;
  const { path, show } = useEditPlace();
  const groups = groupsOf(schema as Node).filter(([name]) => name === '' || valueAt(content, name) !== null);
  const [field = null] = path?.split('.') ?? [];
  // With one part there is nothing to choose.
  const opened =
    groups.length === 1
      ? groups[0]?.[0]
      : groups.find(([, node]) => field && field in (node.properties ?? {}))?.[0];
  useKeys(['j', 'k', 'Escape'], (key) => {
    const titles = [...document.querySelectorAll<HTMLElement>('.section-title')];
    const at = titles.indexOf(document.activeElement as HTMLElement);
    if (key === 'Escape') show(file, null);
    else titles[Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), titles.length - 1)]?.focus();
  });
  return (
    <>
      <EditHead title={title} hasPreview={false} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane has to be reachable by keyboard. */}
      <section className="edit-pane" aria-label={title} tabIndex={0} data-scrolls="">
        {needsDeveloper.includes(file) && <DeveloperNote place={title} />}
        <ol className="sections">
          {groups.map(([name, node]) => (
            <Group
              key={name}
              name={name}
              node={node}
              fileTitle={title}
              isOnly={groups.length === 1}
              isOpen={name === opened}
              onOpen={() => show(file, name === opened ? null : firstPath(name, node))}
            />
          ))}
        </ol>
      </section>
    </>
  );
}

type GroupEntry = readonly [name: string, node: Node];

/** Objects and lists are parts of their own; the other fields are the first part. */
function groupsOf(schema: Node): readonly GroupEntry[] {
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== '$schema')
    .map(([name, node]) => [name, resolved(node, schema)] as const);
  const isPart = ([, node]: GroupEntry) => node.type === 'object' || node.type === 'array';
  const single = fields.filter((field) => !isPart(field));
  const part = (entries: readonly GroupEntry[]): Node => ({
    ...schema,
    description: '',
    properties: Object.fromEntries(entries),
  });
  return [
    ...(single.length > 0 ? [['', part(single)] as const] : []),
    ...fields.filter(isPart).map((field) => [field[0], part([field])] as const),
  ];
}

function firstPath(name: string, { properties = {} }: Node): string {
  return name || (Object.keys(properties)[0] ?? '');
}

interface GroupProps {
  readonly name: string;
  readonly node: Node;
  readonly fileTitle: string;
  readonly isOnly: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Group({ name, node, fileTitle, isOnly, isOpen, onOpen }: GroupProps) {
  const form = useForm();
  const { file, changes, problems } = form;
  const { needsDeveloper } = useSite().schema;
  const label = name === '' ? texts.general : fieldName(name);
  const fields = Object.keys(node.properties ?? {});
  const sum = (all: readonly { readonly path: string }[]) =>
    fields.reduce((total, field) => total + countAt(all, field), 0);
  const isFixed = needsDeveloper.includes(file) || needsDeveloper.includes(`${file}#${name}`);
  const isNoted = needsDeveloper.includes(`${file}#${name}`);
  return (
    <li className={classes('section', isOpen && !isOnly && 'is-open')} data-field={name || undefined}>
      {!isOnly && (
        <div className="section-row is-plain">
          <button type="button" className="section-title" aria-expanded={isOpen} onClick={onOpen}>
            <b className="clip">{label}</b>
          </button>
          {isFixed && <span className="quiet text-12">{texts.needsDeveloper}</span>}
          <ChangeMark changes={sum(changes)} problems={sum(problems)} />
          <Icon of={chevronDown} size={14} className={isOpen ? 'turned' : undefined} />
        </div>
      )}
      {isOpen && (
        <FormProvider value={{ ...form, canWrite: form.canWrite && !isFixed }}>
          <div className="form section-form is-plain">
            {isNoted && <DeveloperNote place={`${fileTitle} › ${label}`} />}
            <GroupFields name={name} node={node} />
          </div>
        </FormProvider>
      )}
    </li>
  );
}

/** The fields of an object directly, as its name is already above them. */
function GroupFields({ name, node }: { readonly name: string; readonly node: Node }) {
  const { schema } = useForm();
  const SchemaField = useSchemaField();
  const own = node.properties?.[name];
  if (own === undefined) return <ObjectFields path="" node={node} />;
  const field = resolved(own, schema);
  return field.type === 'object' ? (
    <ObjectFields path={name} node={field} />
  ) : (
    <SchemaField path={name} node={field} />
  );
}
