import { describe, expect, it } from 'vitest';
import { CAREERS_FORM } from './careers.ts';
import { CONTACT_FORM } from './contact.ts';
import { fieldProblem, tidy } from './fields.ts';
import { findOption, type TextField } from './form-field.ts';
import { NEWSLETTER_FORM } from './newsletter.ts';
import { RESUME_ACCEPT, resumeKindOf } from './resume.ts';

const problem = (field: TextField, value: string) => fieldProblem(field, tidy(field, value));
const { name, email, phoneNumber, enquiryType, specificCategory, specificDetails } = CONTACT_FORM.fields;
const { age, startDate, website, expectedSalary } = CAREERS_FORM.fields;

describe('fieldProblem', () => {
  it.each<[TextField, string]>([
    [name, 'Ann Äström-O’Neil'],
    [name, '李小龍'],
    [name, 'x'.repeat(200)],
    [email, 'ann@example.com'],
    [email, ' Ann.B+tag@mail.example.co.uk '],
    [phoneNumber, '(713) 555-0142 x12'],
    [specificDetails, 'Two\r\nlines\tand a tab \u0000'],
    [specificDetails, '\r\n'.repeat(10) + 'x'.repeat(5000)],
    [age, '18'],
    [age, '100'],
    [startDate, '2028-02-29'],
    [startDate, ''],
    [website, 'https://example.com/~ann?x=1#y'],
    [expectedSalary, '   '],
  ])('accepts %o %j', (field, value) => expect(problem(field, value)).toBeNull());

  it.each<[TextField, string, RegExp]>([
    [name, '', /fill in/],
    [name, ' \n ', /fill in/],
    [name, 'x'.repeat(201), /at most 200/],
    [name, 'Ann\nBcc: x@example.com', /single line/],
    [name, 'Ann\u0000', /single line/],
    [name, 'Ann\u202etxt.exe', /single line/],
    [email, 'ann', /email/],
    [email, 'ann@localhost', /email/],
    [email, 'ann@example..com', /email/],
    [email, 'a, b@example.com', /email/],
    [email, `${'a'.repeat(65)}@example.com`, /email/],
    [phoneNumber, '12', /phone/],
    [phoneNumber, 'call me', /phone/],
    [specificDetails, 'x'.repeat(5001), /at most 5,000 characters; there are 5,001/],
    [age, '17', /18 to 100/],
    [age, '1e2', /whole number/],
    [age, '20.5', /at most 3/],
    [startDate, '2025-02-30', /date/],
    [startDate, '30.9.2025', /date/],
    [website, 'javascript:alert(1)', /https/],
    [website, 'https://', /https/],
    [website, 'https://not a url', /without spaces/],
    [website, 'www.example.com', /https/],
  ])('rejects %o %j', (field, value, text) => expect(problem(field, value)).toMatch(text));
});

describe('tidy', () => {
  it('normalizes line breaks in long text, and removes control characters', () => {
    expect(tidy(specificDetails, ' a\r\nb\rc\vd\u0000\u0007e\ud800 ')).toBe('a\nb\nc\nde\ufffd');
  });
});

describe('options', () => {
  it('are found regardless of case, spacing and "and" for "&"', () => {
    const category = (type: string, text: string) =>
      findOption(specificCategory, text, { enquiryType: type });
    expect(findOption(enquiryType, '  request FOR proposal')).toBe('Request for Proposal');
    expect(category('Solutions', 'analytics and big data')).toBe('Analytics & Big Data');
    expect(category('solutions', 'IoT&Big Data')).toBe('IoT & Big Data');
    expect(category('Services', 'FlexPod')).toBeUndefined();
    expect(category('Gossip', 'FlexPod')).toBeUndefined();
    expect(findOption(specificCategory, 'FlexPod')).toBeUndefined();
    expect(findOption(enquiryType, 'constructor')).toBeUndefined();
  });

  it('with labels of their own are found only by their exact code', () => {
    const { topic } = NEWSLETTER_FORM.fields;
    expect(['tech', 'Tech', ' tech', 'Technology'].map((text) => findOption(topic, text))).toEqual([
      'tech',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('for resumes are found by their declared media type', () => {
    expect(resumeKindOf('application/PDF; charset=binary')).toBe('pdf');
    expect(resumeKindOf('image/png')).toBeUndefined();
    expect(RESUME_ACCEPT).toMatch(/^\.pdf,application\/pdf,\.doc,/);
  });
});
