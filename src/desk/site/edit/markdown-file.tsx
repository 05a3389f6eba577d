import { developerTexts, markdownTexts as texts } from '#content/desk/site-edit.ts';
import { DeveloperNote } from './developer-note.tsx';
import { EditHead } from './edit-head.tsx';
import { FieldFrame } from './form/field-frame.tsx';
import { useForm } from './form/form-context.tsx';
import { useField } from './form/use-field.ts';

/** A long text with its notation. The texts of PDFs can only be read here. */
export function MarkdownFile({ title }: { readonly title: string }) {
  const { file, content, canWrite } = useForm();
  const isDocument = file.startsWith('documents/');
  return (
    <>
      <EditHead title={title} hasPreview={!isDocument} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane has to be reachable by keyboard. */}
      <section className="edit-pane" aria-label={title} tabIndex={0} data-scrolls="">
        <div className="form markdown">
          {isDocument && <DeveloperNote place={title} text={developerTexts.document} />}
          {canWrite && !isDocument ? (
            <MarkdownField key={file} />
          ) : (
            <pre className="markdown-text">{typeof content === 'string' ? content : ''}</pre>
          )}
        </div>
      </section>
    </>
  );
}

function MarkdownField() {
  const field = useField('');
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <>
      <FieldFrame field={field} label={texts.text}>
        {({ inputId, describedBy, isInvalid }) => (
          <textarea
            className="input markdown-text"
            id={inputId}
            value={text}
            spellCheck
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={({ currentTarget }) => field.type(currentTarget.value)}
            onBlur={field.flush}
          />
        )}
      </FieldFrame>
      <details className="notation">
        <summary>{texts.notation}</summary>
        <dl>
          {texts.rules.map(([write, means]) => (
            <div key={write}>
              <dt>
                <code>{write}</code>
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
