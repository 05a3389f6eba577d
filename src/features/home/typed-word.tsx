import { useRef, useState } from 'react';
import { filled } from '#content/filled.ts';
import { controlTexts } from '#generated/texts/site.ts';
import { IconButton } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { pause, play } from '#ui/icons.ts';
import { useTypedWord } from './use-typed-word.ts';

interface TypedWordProps {
  readonly intro: string;
  readonly words: readonly string[];
}

/** A sentence whose last word is typed by an animation. Screen readers get the whole sentence with all words. */
export function TypedWord({ intro, words }: TypedWordProps) {
  const [paused, setPaused] = useState(false);
  const line = useRef<HTMLSpanElement>(null);
  const { text, isTyping } = useTypedWord(words, paused, line);
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <h2>
          <span className="sr-only">{`${intro} ${listed(words)}`}</span>
          <span aria-hidden="true">{intro}</span>
        </h2>
        <IconButton
          label={paused ? controlTexts.playWord : controlTexts.pauseWord}
          onClick={() => setPaused(!paused)}
          className="typing-pause"
        >
          <Icon of={paused ? play : pause} />
        </IconButton>
      </div>
      <p aria-hidden="true" className="typed">
        <span ref={line} className={classes('typed-word', isTyping && 'is-typing')}>
          {text || '\u200b'}
          <span className="typed-caret" />
        </span>
        {words.map((word) => (
          <span key={word} className="typed-still">
            {word}
          </span>
        ))}
      </p>
    </>
  );
}

function listed(words: readonly string[]): string {
  return filled(controlTexts.listed, { others: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}
