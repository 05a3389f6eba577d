import { describe, expect, it } from 'vitest';
import {
  absenceSignals,
  contentSignals,
  createRepeatWatch,
  readStatement,
  reasonFrom,
  type Statement,
} from './judge.ts';

const STATEMENT: Statement = {
  names: ['Ann Lee'],
  email: 'ann@works.example',
  website: '',
  lines: [],
  text: '',
};
const signalsOf = (text: string, more: Partial<Statement> = {}) =>
  contentSignals({ ...STATEMENT, text, ...more }).filter(({ points }) => points > 0);
const reasonsOf = (text: string, more: Partial<Statement> = {}) =>
  signalsOf(text, more).map((signal) => signal.words);

describe('the reason', () => {
  it('lists the signals against a submission, heaviest first', () => {
    const signals = [
      { points: 2, words: 'two links' },
      { points: -1, words: 'speaks of our trade' },
      { points: 6, words: 'offers loans' },
    ];
    expect(reasonFrom(signals)).toBe('content: offers loans; two links');
  });

  it('is null when the points stay below the threshold', () => {
    expect(reasonFrom([{ points: 5, words: 'offers loans' }])).toBeNull();
  });
});

describe('links', () => {
  const own = 'Our site is https://www.works.example/a and https://shop.works.example/b.';
  it('get a point for each host that is not the sender’s own, and at least one', () => {
    expect(signalsOf(own)).toContainEqual({ points: 1, words: 'two links' });
    expect(
      signalsOf('See https://a.example https://b.example https://c.example/x?y=1, please.'),
    ).toContainEqual({
      points: 3,
      words: 'three links',
    });
  });

  it.each([
    ['tinyurl.com/abc', 'a link that hides its target'],
    ['https://a.example/?utm_source=forms', 'a link that counts clicks'],
    ['http://192.0.2.7/login', 'a link to a bare number'],
    ['https://a.example/x', 'nothing but links'],
  ])('such as %s are reported as "%s"', (text, expected) => expect(reasonsOf(text)).toContain(expected));

  it.each(['https://win.example', 'www.win.example', 'win.example.com'])(
    'in a name are enough for quarantine: %s',
    (name) => expect(reasonFrom(signalsOf('', { names: [name] }))).toContain('a link in the name'),
  );

  it('are not detected in email addresses, file names and missing spaces', () => {
    expect(reasonsOf('Write to me@works.com. Asp.net, con.pdf, Node.js.Thanks')).toEqual([]);
  });
});

describe('markup', () => {
  it.each([
    ['[url=https://a.example]a[/url]', 'forum markup'],
    ['<a href="https://a.example">a</a>', 'HTML with links'],
    ['<script src=https://a.example/a.js></script>', 'a script'],
  ])('%s is reported as "%s"', (text, expected) => expect(reasonsOf(text)).toContain(expected));

  it('without links to other sites is ignored', () => {
    expect(reasonsOf('Our machines <each other> say <b>E42</b> <a href="/help">more</a>')).toEqual([]);
  });
});

describe('random letters', () => {
  it.each(['JxKqWvBnTz', 'sdkjfhg', 'vkjhdfgk', 'asdfasdf', 'dfgdfg', 'aaa'])(
    'are detected in the name %s',
    (word) => expect(reasonsOf('', { names: [word] })).toContain('a name of random letters'),
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
  ])('are not detected in the name %s', (word) => expect(reasonsOf('', { names: [word] })).toEqual([]));
});

describe('missing browser headers', () => {
  it('are never enough for quarantine on their own', () => {
    expect(reasonFrom(absenceSignals({}, true))).toBeNull();
    expect(absenceSignals({ 'accept-language': 'en', 'x-form-elapsed': '9' }, true)).toEqual([]);
    expect(absenceSignals({ origin: 'https://www.example.com' }, false)).toEqual([]);
  });
});

describe('repeated text', () => {
  const text =
    'We are a family of beekeepers and would like to weigh two hundred hives every hour of the year, in the rain too.';
  const from = (watch: ReturnType<typeof createRepeatWatch>, email: string, content = text) =>
    watch({ ...STATEMENT, email, text: content })[0]?.points ?? 0;

  it('gets more points the more addresses send it within an hour', () => {
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

  it('is ignored when it is short', () => {
    const watch = createRepeatWatch(() => 0);
    expect(
      [1, 2, 3, 4, 5].map((number) => from(watch, `${number}@x.example`, 'Please call me back.')),
    ).toEqual([0, 0, 0, 0, 0]);
  });

  it('is evicted after thousands of other texts', () => {
    const watch = createRepeatWatch(() => 0);
    from(watch, 'a@x.example');
    const letters = (number: number) =>
      String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
    for (let number = 0; number < 5000; number++) from(watch, 'a@x.example', letters(number).padEnd(80, 'z'));
    expect(from(watch, 'b@x.example')).toBe(0);
  });
});

describe('the payload of a submission', () => {
  it.each([undefined, null, 7, 'text', [], { name: 7, specificDetails: null }])(
    'is read as an empty statement when malformed: %o',
    (sent) =>
      expect(readStatement('contact', sent)).toEqual({
        names: [],
        email: '',
        website: '',
        lines: [],
        text: '',
      }),
  );

  it('is judged within 500 ms of CPU time, even when crafted', () => {
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
