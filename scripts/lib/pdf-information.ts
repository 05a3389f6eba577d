interface Information {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: readonly string[];
}

/**
 * Adds title, author, subject and keywords to a PDF, which browsers leave out when printing. By an incremental update at the
 * end of the file (ISO 32000-1, 7.5.6), so that nothing else has to be parsed.
 */
export function withInformation(pdf: Buffer, { title, author, subject, keywords }: Information): Buffer {
  // One character per byte, so that string indexes are file offsets.
  const text = pdf.toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const root = matchRequired(trailer, /\/Root (\d+ \d+ R)/);
  const size = Number(matchRequired(trailer, /\/Size (\d+)/));
  const previous = matchRequired(trailer, /startxref\s+(\d+)/);
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
    `/CreationDate ${matchRequired(text, /\/CreationDate (\([^)]+\))/)}>>`,
    'endobj\n',
  ].join('\n');
  const update = [
    `${object}xref`,
    `${size} 1`,
    // Entries of the cross-reference table have twenty bytes.
    `${String(pdf.length).padStart(10, '0')} 00000 n `,
    'trailer',
    `<</Size ${size + 1} /Root ${root} /Info ${size} 0 R /Prev ${previous}>>`,
    'startxref',
    String(pdf.length + object.length),
    '%%EOF\n',
  ].join('\n');
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}

export function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** UTF-16 with a byte order mark, which can represent every character. */
function hexString(value: string): string {
  const units = Array.from({ length: value.length }, (_, index) =>
    value.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}

function matchRequired(text: string, pattern: RegExp): string {
  const found = text.match(pattern)?.[1];
  if (!found)
    throw new Error(
      `Cannot add information to the PDF: it does not match ${pattern}. Does Chromium write PDFs differently now?`,
    );
  return found;
}
