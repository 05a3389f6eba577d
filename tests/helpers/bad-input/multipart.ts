import fc from 'fast-check';
import { CAREERS_FORM } from '#contract/careers.ts';
import { RESUME_FIELD } from '#contract/resume.ts';
import { docResume, docxResume, MEDIA_TYPES, pdfResume } from '../../fixtures/resumes.ts';
import { APPLICATION } from '../../fixtures/sample-submissions.ts';
import { borderlineText, oddText, PROTOTYPE_NAMES, textAtLimit } from './odd-text.ts';
import { asRequest, type BadRequest, corrupted, headerValue } from './request.ts';

const boundary = 'frame';
const partName = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...Object.keys(CAREERS_FORM.fields), RESUME_FIELD) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...PROTOTYPE_NAMES, '', 'a'.repeat(200), 'firstName\u0000', 'x"; filename="y'),
  },
  { weight: 1, arbitrary: oddText },
);
const partType = fc.constantFrom(
  '',
  ...Object.values(MEDIA_TYPES),
  'text/plain; charset=utf-16le',
  'text/plain; charset=nonsense',
  'image/png',
  'multipart/mixed; boundary=inner',
  'application/pdf\r\nContent-Transfer-Encoding: base64',
  '\u0000',
);
const fileName = fc.oneof(
  fc.constantFrom(
    'cv.pdf',
    '../../cv.pdf',
    '',
    'con.pdf',
    'cv\u0000.pdf',
    '.pdf',
    `${'x'.repeat(3000)}.pdf`,
    'cv.pdf"; name="x',
  ),
  oddText,
);
const fileBytes = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(pdfResume(), docResume(), docxResume(), docxResume({ encrypted: true })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(pdfResume(), docResume(), docxResume()),
        fc.nat({ max: 6000 }),
        fc.nat({ max: 255 }),
      )
      .map(([bytes, at, byte]) => corrupted(bytes, at % bytes.length, byte)),
  },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(Buffer.alloc(0), Buffer.from('%PDF-'), Buffer.alloc(70_000, '%PDF-')),
  },
);

const anyPart = fc.oneof(
  fc
    .tuple(partName, fc.oneof(oddText, borderlineText, textAtLimit), partType)
    .map(([name, value, type]) => part(`name="${name}"`, type, Buffer.from(value))),
  fc
    .tuple(partName, fileName, partType, fileBytes)
    .map(([name, file, type, bytes]) => part(`name="${name}"; filename="${file}"`, type, bytes)),
  // Invalid part headers.
  fc
    .tuple(
      fc.oneof(
        oddText,
        fc.constantFrom(
          'Content-Disposition: attachment',
          'Content-Disposition: form-data',
          `X: ${'y'.repeat(20_000)}`,
          'A: b\r\n'.repeat(60),
        ),
      ),
      oddText,
    )
    .map(([head, value]) => Buffer.from(`${head}\r\n\r\n${value}`)),
);

function part(disposition: string, type: string, bytes: Buffer): Buffer {
  const head = `Content-Disposition: form-data; ${disposition}\r\n${type === '' ? '' : `Content-Type: ${type}\r\n`}\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

function formParts(
  fields: Readonly<Record<string, string>>,
  resume: { readonly file: string; readonly type: string; readonly bytes: Buffer },
): Buffer[] {
  return [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, '', Buffer.from(value))),
    part(`name="${RESUME_FIELD}"; filename="${resume.file}"`, resume.type, resume.bytes),
  ];
}

function framed(parts: readonly Buffer[], open = `--${boundary}\r\n`, close = `--${boundary}--\r\n`): Buffer {
  const lines = parts.flatMap((bytes) => [Buffer.from(open), bytes, Buffer.from('\r\n')]);
  return Buffer.concat([...lines, Buffer.from(close)]);
}

/** Valid except for one field and the file: further errors would mask that it was accepted. */
const borderlineForm = fc
  .tuple(
    fc.constantFrom(...Object.keys(CAREERS_FORM.fields)),
    fc.oneof(oddText, borderlineText, textAtLimit),
    fc.record({ file: fileName, type: fc.constantFrom(...Object.values(MEDIA_TYPES)), bytes: fileBytes }),
  )
  .map(([name, value, resume]) => framed(formParts({ ...APPLICATION, [name]: value }, resume)));

const multipartContentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      `multipart/form-data; boundary="${boundary}"`,
      `MULTIPART/Form-Data; charset=utf-8; BOUNDARY=${boundary}`,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
      'multipart/form-data; boundary="',
      `multipart/form-data; boundary=${'x'.repeat(300)}`,
      'multipart/form-data; boundary=other',
      `multipart/form-data; boundary=${boundary}; boundary=other`,
      `multipart/mixed; boundary=${boundary}`,
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
    ),
  },
  { weight: 1, arbitrary: headerValue() },
);

/** Bodies for the upload endpoint: parts missing, duplicated, odd, in any order, with malformed boundaries. */
export function badMultipart(): fc.Arbitrary<BadRequest> {
  const parts = fc
    .tuple(
      fc.option(fc.tuple(fileBytes, fc.constantFrom(...Object.values(MEDIA_TYPES))), { freq: 4 }),
      fc.array(fc.tuple(anyPart, fc.nat({ max: 12 })), { maxLength: 4 }),
      fc.array(fc.nat({ max: 11 }), { maxLength: 2 }),
    )
    .map(([file, added, dropped]) => {
      const form =
        file === null ? [] : formParts(APPLICATION, { file: 'cv.pdf', type: file[1], bytes: file[0] });
      const list = form.filter((_, index) => !dropped.includes(index));
      for (const [one, at] of added) list.splice(Math.min(at, list.length), 0, one);
      return list;
    });
  const frame = fc.record({
    open: fc.constantFrom(
      `--${boundary}\r\n`,
      `--${boundary}\r\n`,
      `--${boundary}\r\n`,
      `--${boundary}\n`,
      `-${boundary}\r\n`,
      `\r\n--${boundary}  \r\n`,
    ),
    close: fc.constantFrom(
      `--${boundary}--\r\n`,
      `--${boundary}--\r\n`,
      `--${boundary}--`,
      '',
      `--${boundary}`,
      `--${boundary}--\r\ntail`,
    ),
  });
  const body = fc.tuple(parts, frame).map(([list, { open, close }]) => framed(list, open, close));
  const payload = fc.oneof(
    { weight: 4, arbitrary: body },
    { weight: 4, arbitrary: borderlineForm },
    // Truncated or corrupted anywhere.
    {
      weight: 3,
      arbitrary: fc
        .tuple(body, fc.nat({ max: 8000 }), fc.nat({ max: 255 }))
        .map(([bytes, at, byte]) => corrupted(bytes, at % (bytes.length + 1), byte)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  );
  return asRequest(payload, multipartContentType);
}
