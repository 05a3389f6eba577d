import { describe, expect, it } from 'vitest';
import {
  absenceSignals,
  contentSignals,
  createRepeatWatch,
  readStatement,
  reasonFrom,
  type Statement,
} from './signals.ts';

const NOBODY: Statement = {
  names: ['Ann Lee'],
  email: 'ann@works.example',
  website: '',
  lines: [],
  text: '',
};
const says = (text: string, more: Partial<Statement> = {}) =>
  contentSignals({ ...NOBODY, text, ...more }).filter(({ points }) => points > 0);
const words = (text: string, more: Partial<Statement> = {}) => says(text, more).map((signal) => signal.words);

describe('the reason', () => {
  it('lists the signals against a submission, the heaviest first', () => {
    const signals = [
      { points: 2, words: 'two links' },
      { points: -1, words: 'speaks of our trade' },
      { points: 6, words: 'offers loans' },
    ];
    expect(reasonFrom(signals)).toBe('content: offers loans; two links');
  });

  it('needs more than one weak signal', () => {
    expect(reasonFrom([{ points: 5, words: 'offers loans' }])).toBeNull();
  });
});

describe('links', () => {
  const own = 'Our site is https://www.works.example/a and https://shop.works.example/b.';
  it('count by the hosts that are not the sender’s own', () => {
    expect(says(own)).toContainEqual({ points: 1, words: 'two links' });
    expect(says('See https://a.example https://b.example https://c.example/x?y=1, please.')).toContainEqual({
      points: 3,
      words: 'three links',
    });
  });

  it.each([
    ['tinyurl.com/abc', 'a link that hides its target'],
    ['https://a.example/?utm_source=forms', 'a link that counts clicks'],
    ['http://192.0.2.7/login', 'a link to a bare number'],
    ['https://a.example/x', 'nothing but links'],
  ])('such as %s are distinguished', (text, expected) => expect(words(text)).toContain(expected));

  it.each(['https://win.example', 'www.win.example', 'win.example.com'])('in a name are spam: %s', (name) =>
    expect(reasonFrom(says('', { names: [name] }))).toContain('a link in the name'),
  );

  it('are not seen in addresses, files and sloppy sentences', () => {
    expect(words('Write to me@works.com. Asp.net, con.pdf, Node.js.Thanks')).toEqual([]);
  });
});

describe('markup', () => {
  it.each([
    ['[url=https://a.example]a[/url]', 'forum markup'],
    ['<a href="https://a.example">a</a>', 'HTML with links'],
    ['<script src=https://a.example/a.js></script>', 'a script'],
  ])('%s is noticed', (text, expected) => expect(words(text)).toContain(expected));

  it('that people quote is not', () => {
    expect(words('Our machines <each other> say <b>E42</b> <a href="/help">more</a>')).toEqual([]);
  });
});

describe('random letters', () => {
  it.each(['JxKqWvBnTz', 'sdkjfhg', 'vkjhdfgk', 'asdfasdf', 'dfgdfg', 'aaa'])('%s', (word) =>
    expect(words('', { names: [word] })).toContain('a name of random letters'),
  );

  it.each([
    'Szczepan',
    'Schwartz',
    'Krstic',
    'MacDougall',
    'FlexMobEx',
    'Lakshminarasimhan',
    'III',
    'HTTPS',
    'Ng',
    'Wrzesniewski',
  ])('are not %s', (word) => expect(words('', { names: [word] })).toEqual([]));
});

describe('the absence of a browser', () => {
  it('never decides alone', () => {
    expect(reasonFrom(absenceSignals({}, true))).toBeNull();
    expect(absenceSignals({ 'accept-language': 'en', 'x-form-elapsed': '9' }, true)).toEqual([]);
    expect(absenceSignals({ origin: 'https://www.example.com' }, false)).toEqual([]);
  });
});

describe('the same text', () => {
  const text =
    'We are a family of beekeepers and would like to weigh two hundred hives every hour of the year, in the rain too.';
  const from = (watch: ReturnType<typeof createRepeatWatch>, email: string, what = text) =>
    watch({ ...NOBODY, email, text: what })[0]?.points ?? 0;

  it('is the more suspect the more addresses send it within an hour', () => {
    let time = 0;
    const watch = createRepeatWatch(() => time);
    expect(
      ['a@x.example', 'A@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example'].map(
        (email) => from(watch, email),
      ),
    ).toEqual([0, 0, 1, 3, 7, 7]);
    expect(from(watch, 'f@x.example', `${text.toUpperCase()} 77!`)).toBe(7);
    time = 60 * 60 * 1000;
    expect(from(watch, 'g@x.example')).toBe(0);
  });

  it('may be the same by chance when it is short', () => {
    const watch = createRepeatWatch(() => 0);
    expect(
      [1, 2, 3, 4, 5].map((number) => from(watch, `${number}@x.example`, 'Please call me back.')),
    ).toEqual([0, 0, 0, 0, 0]);
  });

  it('is dropped when very many others came after it', () => {
    const watch = createRepeatWatch(() => 0);
    from(watch, 'a@x.example');
    const letters = (number: number) =>
      String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
    for (let number = 0; number < 5000; number++) from(watch, 'a@x.example', letters(number).padEnd(80, 'z'));
    expect(from(watch, 'b@x.example')).toBe(0);
  });
});

describe('what was sent', () => {
  it.each([undefined, null, 7, 'text', [], { name: 7, specificDetails: null }])(
    'may be anything: %o',
    (sent) =>
      expect(readStatement('contact', sent)).toEqual({
        names: [],
        email: '',
        website: '',
        lines: [],
        text: '',
      }),
  );

  it('is judged within a few milliseconds, also when crafted', () => {
    const lines = ['<a ', 'a.', 'https://', '[url', 'save ', 'asd', 'earn 1 ', '$ ', 'x'].map((part) =>
      part.repeat(10_000).slice(0, 10_000),
    );
    for (const experience of lines) {
      // CPU time, not elapsed time: on a busy machine the process may have to wait.
      const before = process.cpuUsage();
      contentSignals(
        readStatement('careers', { firstName: experience, experience, application: experience }),
      );
      const { user } = process.cpuUsage(before);
      expect(user / 1000, experience.slice(0, 20)).toBeLessThan(500);
    }
  });
});
