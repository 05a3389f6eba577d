import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTACT_FORM } from '#contract/contact.ts';
import type { FormName } from '#contract/forms.ts';

/** The site that the texts were written to. */
export const CORPUS_HOST = 'kelvane.example.com';

/** A submission of the corpus, with the fields as a script would send them. */
export interface Sample {
  /** For messages: file and number, such as `ham/careers.txt #3`. */
  readonly place: string;
  readonly form: FormName;
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * A file holds any number of them. Each begins with `#### form: details`, goes on with a line per field, and after an
 * empty line with what was written. The details are type and category of an enquiry, the position of an application, the
 * topic of a subscription.
 */
export function readCorpus(kind: 'ham' | 'spam'): readonly Sample[] {
  const files = globSync(join(import.meta.dirname, kind, '*.txt')).sort();
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^#### /m)
      .slice(1)
      .map((entry, index) => ({
        place: `${kind}/${basename(file)} #${index + 1}`,
        ...readEntry(entry),
      })),
  );
}

function readEntry(entry: string): Pick<Sample, 'form' | 'email' | 'fields'> {
  const [head = '', ...paragraphs] = entry.split('\n\n');
  const [title = '', ...lines] = head.trimEnd().split('\n');
  const form = title.split(':')[0] as FormName;
  const details = title.slice(form.length + 1).trim();
  const named: Record<string, string> = {};
  for (const line of lines) {
    const end = line.indexOf(': ');
    named[line.slice(0, end)] = line.slice(end + 2);
  }
  const fields = { ...named, ...REST[form]?.(details, paragraphs.join('\n\n').trim()) };
  return { form, email: named.email ?? '', fields };
}

/** What stands in each form beside the fields that a sample names. */
const REST: Readonly<Partial<Record<FormName, (details: string, text: string) => object>>> = {
  contact(details, specificDetails) {
    const [enquiryType, specificCategory] = details.split(' / ');
    const countryCode = CONTACT_FORM.fields.countryCode.initial;
    const phone = { countryCode, phoneNumber: '713 555 0142' };
    return { enquiryType, specificCategory, specificDetails, ...phone, recaptcha: true };
  },
  careers: (_position, application) => ({ application }),
  newsletter: (topic) => ({ topic, acceptsPrivacyPolicy: true }),
};
