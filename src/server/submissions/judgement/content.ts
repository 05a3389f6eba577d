import { gibberishSignals } from './gibberish.ts';
import { linkSignals } from './links.ts';
import { markupSignals } from './markup.ts';
import { phraseSignals } from './phrases.ts';
import { senderSignals } from './sender.ts';
import type { Signal } from './signal.ts';
import type { Statement } from './statement.ts';

/** Everything in what was typed that speaks for spam, or against it. */
export function contentSignals(statement: Statement): readonly Signal[] {
  const parts = [linkSignals, markupSignals, gibberishSignals, senderSignals, phraseSignals];
  return parts.flatMap((signalsOf) => signalsOf(statement));
}
