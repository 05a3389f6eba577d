import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documents } from '#generated/documents.ts';
import { Actions } from './actions.tsx';
import { downloadFacts } from './download-facts.ts';

describe('a button that downloads a document', () => {
  it.each(documents)('shows the format, page count and size of $file', ({ file }) => {
    const pdf = readFileSync(`public/media/${file}`);
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    const links = [{ label: 'Download', to: { file } }];
    const text = renderToStaticMarkup(createElement(Actions, { links })).replace(/<[^>]+>/g, '');
    expect(text).toBe(`Download PDF, ${pages} pages, ${Math.round(pdf.length / 1024)} KB`);
  });

  it('shows only the format of a document that has not been printed yet', () => {
    expect(downloadFacts('planned.pdf')).toBe('PDF');
  });
});
