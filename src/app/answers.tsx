/** Entry point that the server imports to answer a form submitted without script. Built into dist/render. */

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderAnswer } from '#contract/answer.ts';
import { FORMS } from '#contract/forms.ts';
import { islands } from '#features/islands.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import { answerTexts } from '#generated/texts/site.ts';
import { siteTitle } from '#site/title.ts';
import { AnswerPage } from './answer-page.tsx';
import type { BuildEnvironment } from './content-release.ts';
import { type DocumentAssets, renderDocument, searchAddress } from './document.ts';
import { Frame } from './frame.tsx';

const environment: BuildEnvironment = JSON.parse(
  readFileSync(new URL('environment.json', import.meta.url), 'utf8'),
);
const assets: DocumentAssets = { ...environment.assets, search: searchAddress };

export const renderAnswer: RenderAnswer = async (answer) => {
  const component = await islands[FORMS[answer.form].island]();
  return renderDocument({
    head: {
      title: `${mailTexts.forms[answer.form].answerPage.heading} | ${siteTitle}`,
      description: answerTexts.description,
    },
    structuredData: [],
    body: renderToStaticMarkup(
      <Frame page={undefined} assets={assets}>
        <AnswerPage answer={answer} component={component} />
      </Frame>,
    ),
    assets,
  });
};
