import { describe, expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';

describe('the search words of a text', () => {
  it('are in lower case and without diacritics', () => {
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

  it('are single characters in scripts without spaces', () => {
    expect(wordsOf('東京Tower カタ')).toEqual(['東', '京', 'tower', 'カ', 'タ']);
  });

  it('contain only letters and digits, and are truncated to 64 characters', () => {
    const odd = wordsOf(`'a':* & "b" OR c:d \0 \ud800 🙂 ${'x'.repeat(5000)}`);
    expect(odd.slice(0, -1)).toEqual(['a', 'b', 'or', 'c', 'd']);
    expect(odd.at(-1)).toHaveLength(64);
  });
});
