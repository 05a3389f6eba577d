import { deskProblems } from '#content/desk/server-texts.ts';

/** A refusal of the desk. The message is shown to the person and says what to do. */
export class DeskProblem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.name = 'DeskProblem';
    this.statusCode = statusCode;
  }
}

/** The same for what does not exist and what the person may not see, so that nobody learns of data outside their scope. */
export function notFound(): DeskProblem {
  return new DeskProblem(404, deskProblems.notFound);
}
