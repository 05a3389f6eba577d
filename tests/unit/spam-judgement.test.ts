import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import type { FormName } from '#contract/forms.ts';
import { shinglesOf } from '#server/submissions/judgement/copies.ts';
import { featuresOf } from '#server/submissions/judgement/features.ts';
import { createJudge } from '#server/submissions/judgement/judge.ts';
import { type KnownText, learn, withoutDecisions } from '#server/submissions/judgement/knowledge.ts';

const ENQUIRY =
  'We run two plants with SAP and would like to connect forty machines to it before our next audit. Who can visit us in March?';
const OFFER =
  'We can place your website on the first page of Google. Cheap backlinks and SEO packages from $99, order now: https://rank.example/buy?id=1';

const judge = createJudge({ minFillMs: 1500 });
const judged = (fields: object, form: FormName = 'contact') =>
  judge({ form, fields: { name: 'Ann Lee', ...fields }, headers: {}, by: 'script' });
const suspicionOf = (text: string, fields: object = {}) =>
  judged({ specificDetails: text, ...fields }).suspicion;

describe('a submission', () => {
  it('is delivered when it speaks like a customer', () => {
    expect(judged({ specificDetails: ENQUIRY })).toMatchObject({ suspicion: null, hint: null });
  });

  it('is quarantined when it speaks like spam, with the words and marks that weigh most', () => {
    const reasons = suspicionOf(OFFER)!.replace('content: ', '').split(', ');
    expect(reasons).toHaveLength(5);
    expect(reasons).toContain('an amount of money');
    expect(reasons).toContain('“google”');
    expect(suspicionOf(OFFER)).not.toMatch(/\d/);
  });

  it('is delivered with a hint in between', () => {
    const knowledge = () => ({ ...withoutDecisions, held: Number.POSITIVE_INFINITY });
    const fields = { name: 'Ann Lee', specificDetails: OFFER };
    const unsure = createJudge({ minFillMs: 0, knowledge });
    const { suspicion, hint } = unsure({ form: 'contact', fields, headers: {}, by: 'script' });
    expect([suspicion, hint]).toEqual([null, expect.stringContaining('“google”')]);
  });

  it('is judged the same with look-alike letters, accents and capitals', () => {
    const disguised = OFFER.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'ó');
    expect(suspicionOf(disguised)).toContain('letters of two alphabets in one word');
  });

  it('is never judged by two or three words, or by its alphabet', () => {
    expect(suspicionOf('Price?')).toBeNull();
    expect(suspicionOf('Здравствуйте, нам нужна помощь с внедрением SAP на двух заводах.')).toBeNull();
    expect(suspicionOf('نحتاج إلى استشارة حول ربط الآلات بنظام ساب')).toBeNull();
  });

  it('that names our own address is more suspicious', () => {
    const { host } = new URL(company.siteUrl);
    expect(suspicionOf(OFFER.replace('your website', host))).toContain('our own address');
  });

  it.each([undefined, null, 7, 'text', [], { name: 7, specificDetails: null }])(
    'is delivered when malformed, as validation refuses it: %o',
    (fields) =>
      expect(judge({ form: 'contact', fields, headers: {}, by: 'script' })).toEqual({
        suspicion: null,
        hint: null,
        alikeKey: null,
      }),
  );

  it('is judged within 500 ms of CPU time, even when crafted', () => {
    const lines = ['<a ', 'a.', 'https://', '[url', 'save ', 'asd', 'а', 'aа', '1 ', '+1 ', '$ ', 'a@'].map(
      (part) => part.repeat(10_000).slice(0, 10_000),
    );
    for (const experience of lines) {
      // CPU time, not elapsed time: on a busy machine the process may have to wait.
      const before = process.cpuUsage();
      judged({ firstName: experience, experience, application: experience }, 'careers');
      const { user } = process.cpuUsage(before);
      expect(user / 1000, experience.slice(0, 20)).toBeLessThan(500);
    }
  });
});

describe('a sign that quarantines by itself', () => {
  it.each(['https://win.example', 'www.win.example', 'win.example.com', 'bit.ly/abc'])(
    'is a link in a name: %s',
    (name) => expect(suspicionOf(ENQUIRY, { name })).toBe('sign: a link in the name'),
  );

  it.each([
    ['markup in the name', ENQUIRY, { name: '<b>Ann</b>' }],
    ['forum markup', `${ENQUIRY} [url=https://a.example]a[/url]`, {}],
    ['the message is the name', 'ann lee', {}],
    ['the same word in every field', 'gold', { name: 'gold', organization: 'gold', role: 'Gold' }],
    ['random letters', 'sdkjfhg vkjhdfgk', {}],
    ['random letters', ENQUIRY, { name: 'JxKqWvBnTz', role: 'PqRtZwKlMn' }],
  ])('is %s', (sign, text, fields) => expect(suspicionOf(text, fields)).toBe(`sign: ${sign}`));

  it.each(['Szczepan', 'Schwartz', 'Krstic', 'MacDougall', 'FlexMobEx', 'Lakshminarasimhan', 'Wrzesniewski'])(
    'is not the name %s, alone or as a company',
    (name) => expect(suspicionOf(ENQUIRY, { name, organization: name })).toBeNull(),
  );

  it.each([
    'Write to me@works.com. Our page is Asp.net, the file con.pdf, and it runs Node.js.Thanks',
    'Our machines say <each other> and <b>E42</b>, what does it mean?',
  ])('is not in: %s', (text) => expect(suspicionOf(text)).toBeNull());
});

describe('a text from several senders', () => {
  const beekeepers =
    'We are a family of beekeepers and would like to weigh two hundred hives every hour of the year, in the rain too.';

  function createWatch(time = { now: 0 }) {
    const watching = createJudge({ minFillMs: 0, now: () => time.now });
    return (email: string, text = beekeepers) =>
      watching({
        form: 'contact',
        fields: { name: 'Ann Lee', email, specificDetails: text },
        headers: {},
        by: 'script',
      });
  }

  it('is quarantined from the fourth address within an hour, even with a word changed', () => {
    const time = { now: 0 };
    const send = createWatch(time);
    const first = ['a@x.example', 'A@x.example', 'b@x.example', 'c@x.example'].map((email) => send(email));
    expect(first.map(({ suspicion }) => suspicion)).toEqual([null, null, null, null]);
    const fourth = send('d@x.example', beekeepers.replace('two hundred', 'TWO THOUSAND'));
    expect(fourth.suspicion).toBe('copy: the same text from several senders');
    time.now = 2 * 60 * 60 * 1000;
    expect(send('e@x.example').suspicion).toBeNull();
  });

  it('has the key of the first, so that the desk can fold them', () => {
    const send = createWatch();
    const { alikeKey } = send('a@x.example');
    expect(alikeKey).not.toBeNull();
    expect(send('b@x.example', beekeepers.replace('hourly', 'daily')).alikeKey).toBe(alikeKey);
    expect(send('c@x.example', ENQUIRY).alikeKey).not.toBe(alikeKey);
  });

  it('is delivered when it is short', () => {
    const send = createWatch();
    const sent = [1, 2, 3, 4, 5].map((number) =>
      send(`${number}@x.example`, 'Please call me back today about it.'),
    );
    expect(sent.map(({ suspicion }) => suspicion)).toEqual([null, null, null, null, null]);
  });

  it('is evicted after thousands of other texts', () => {
    const send = createWatch();
    for (const email of ['a', 'b', 'c']) send(`${email}@x.example`);
    const letters = (number: number) =>
      String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
    for (let number = 0; number < 2000; number++) {
      const text = Array.from({ length: 8 }, (_, at) => letters(number * 8 + at)).join(' ');
      send('a@x.example', text);
    }
    expect(send('d@x.example').suspicion).toBeNull();
  });
});

describe('decisions', () => {
  let count = 0;
  const decided = (
    text: string,
    decision: KnownText['decision'],
    more: Partial<KnownText> = {},
  ): KnownText => ({
    features: featuresOf(text),
    shingles: shinglesOf(text),
    decision,
    sender: `${count++}@x.example`,
    reference: 'K7QM-2XPD',
    day: 'Nov 12',
    alikeKey: null,
    ...more,
  });
  const judgedAfter = (texts: readonly KnownText[], text: string) => {
    const knowledge = learn(texts);
    const fields = { name: 'Ann Lee', email: 'z@x.example', specificDetails: text };
    return createJudge({ minFillMs: 0, knowledge: () => knowledge })({
      form: 'contact',
      fields,
      headers: {},
      by: 'script',
    });
  };

  it('about a near-copy decide: marked as spam, or released', () => {
    const again = ENQUIRY.replace('forty', 'fifty');
    expect(judgedAfter([decided(ENQUIRY, 'spam', { alikeKey: 'key' })], again)).toEqual({
      suspicion: 'copy: nearly the same as K7QM-2XPD, marked as spam on Nov 12',
      hint: null,
      alikeKey: 'key',
    });
    expect(judgedAfter([decided(OFFER, 'ham')], OFFER).suspicion).toBeNull();
    expect(judgedAfter([decided(ENQUIRY, null)], again).suspicion).toBeNull();
  });

  it('teach nothing by one text, and count once per sender and near-copy', () => {
    const weight = (texts: readonly KnownText[]) => learn(texts).model.weights.get('zeppelin') ?? 0;
    const offers = ['red', 'blue', 'old'].map(
      (color) => `Buy a ${color} zeppelin from the ${color} shop at sea`,
    );
    expect(weight([decided(offers[0]!, 'spam')])).toBe(0);
    expect(weight([decided(offers[0]!, 'spam'), decided(offers[0]!, 'spam')])).toBe(0);
    expect(weight(offers.map((text) => decided(text, 'spam', { sender: 'one@x.example' })))).toBe(0);
    expect(weight(offers.map((text) => decided(text, 'spam')))).toBeGreaterThan(0);
  });
});
