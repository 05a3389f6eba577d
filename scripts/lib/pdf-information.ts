interface Information {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: readonly string[];
}

/**
 * Says in a PDF who made it and what it is about, which a browser leaves out when it prints. The format foresees this:
 * what is appended at the end replaces what came before (ISO 32000-1, 7.5.6), and nothing else needs to be understood.
 */
export function withInformation(pdf: Buffer, { title, author, subject, keywords }: Information): Buffer {
  // One character per byte, so that places in the text are places in the file.
  const text = pdf.toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const root = find(trailer, /\/Root (\d+ \d+ R)/);
  const size = Number(find(trailer, /\/Size (\d+)/));
  const previous = find(trailer, /startxref\s+(\d+)/);
  const entries = Object.entries({
    Title: title,
    Author: author,
    Subject: subject,
    Keywords: keywords.join(', '),
    Creator: author,
  });
  const object = [
    `${size} 0 obj`,
    `<<${entries.map(([name, value]) => `/${name} ${hexString(value)}`).join('\n')}`,
    `/CreationDate ${find(text, /\/CreationDate (\([^)]+\))/)}>>`,
    'endobj\n',
  ].join('\n');
  const update = [
    `${object}xref`,
    `${size} 1`,
    // Twenty bytes, as each entry of the table must be.
    `${String(pdf.length).padStart(10, '0')} 00000 n `,
    'trailer',
    `<</Size ${size + 1} /Root ${root} /Info ${size} 0 R /Prev ${previous}>>`,
    'startxref',
    String(pdf.length + object.length),
    '%%EOF\n',
  ].join('\n');
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}

/** How many pages the PDF has. */
export function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** UTF-16 with its mark, the one way to write any character. */
function hexString(value: string): string {
  const units = Array.from({ length: value.length }, (_, index) =>
    value.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}

function find(text: string, pattern: RegExp): string {
  const found = text.match(pattern)?.[1];
  if (!found) throw new Error(`The PDF does not look as expected: ${pattern} is not in it.`);
  return found;
}
