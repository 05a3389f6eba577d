import { deskProblems } from '#content/desk/server-texts.ts';

/** What the desk refuses, with a sentence for the person who asked that says what to do. */
export class DeskProblem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.name = 'DeskProblem';
    this.statusCode = statusCode;
  }
}

/** The same whether there is none or the person may not see it: nobody learns of what is out of their scope. */
export function notFound(): DeskProblem {
  return new DeskProblem(404, deskProblems.notFound);
}
