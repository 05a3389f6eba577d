import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documents } from '#content/documents.ts';
import { Actions } from './actions.tsx';
import { downloadFacts } from './download-facts.ts';

describe('a button that downloads a document', () => {
  it.each(documents)('says the format, the pages and the size of $file', ({ file }) => {
    const pdf = readFileSync(`public/media/${file}`);
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    const links = [{ label: 'Download', to: { file } }];
    const text = renderToStaticMarkup(createElement(Actions, { links })).replace(/<[^>]+>/g, '');
    expect(text).toBe(`Download PDF, ${pages} pages, ${Math.round(pdf.length / 1024)} KB`);
  });

  it('says only the format of one that is not printed yet', () => {
    expect(downloadFacts('planned.pdf')).toBe('PDF');
  });
});
