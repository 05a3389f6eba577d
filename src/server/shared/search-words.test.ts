import { describe, expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';

describe('the words of a text', () => {
  it('have neither case nor diacritics', () => {
    expect(wordsOf('Ingrid SØRBØ-Haugland, Łódź; STRASSE Straße ﬁne')).toEqual([
      'ingrid',
      'sorbo',
      'haugland',
      'lodz',
      'strasse',
      'strasse',
      'fine',
    ]);
  });

  it('are single characters where a language has no spaces', () => {
    expect(wordsOf('東京Tower カタ')).toEqual(['東', '京', 'tower', 'カ', 'タ']);
  });

  it('contain letters and digits only, and are never too long for an index', () => {
    const odd = wordsOf(`'a':* & "b" OR c:d \0 \ud800 🙂 ${'x'.repeat(5000)}`);
    expect(odd.slice(0, -1)).toEqual(['a', 'b', 'or', 'c', 'd']);
    expect(odd.at(-1)).toHaveLength(64);
  });
});
