/** Entry point that the server imports to answer a form submitted without script. Built into dist/answers. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerDescription, answerTexts } from '#content/answers.ts';
import type { RenderAnswer } from '#contract/answer.ts';
import { siteTitle } from '#site/title.ts';
import { AnswerPage } from './answer-page.tsx';
import { type DocumentAssets, renderDocument } from './document.ts';
import { Frame } from './frame.tsx';

const assets: DocumentAssets = JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8'));

export const renderAnswer: RenderAnswer = (answer) =>
  renderDocument({
    head: {
      title: `${answerTexts[answer.form].heading} | ${siteTitle}`,
      description: answerDescription,
    },
    structuredData: [],
    body: renderToStaticMarkup(
      <Frame page={undefined}>
        <AnswerPage answer={answer} />
      </Frame>,
    ),
    assets,
  });
