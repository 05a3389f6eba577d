import { describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { readPosition, validate } from './validation.ts';

const contact = {
  name: ' Ann Smith ',
  email: 'ann@example.com',
  countryCode: '+44',
  phoneNumber: '20 7946 0018',
  organization: 'Works Ltd',
  role: 'Plant manager',
  enquiryType: 'Solutions',
  specificCategory: 'IoT & Big Data',
  specificDetails: 'Line one\r\nline two',
  recaptcha: true,
};
const application = {
  firstName: 'Ann',
  lastName: 'Smith',
  email: 'ann@example.com',
  age: '34',
  city: 'Leeds',
  application: 'Because.',
};

describe('validating a contact enquiry', () => {
  it('normalizes text and options, and strips unknown fields', () => {
    const given = { ...contact, enquiryType: 'SOLUTIONS', specificCategory: 'iot and big data', admin: true };
    expect(validate('contact', given)).toEqual({
      ok: true,
      value: { ...contact, name: 'Ann Smith', specificDetails: 'Line one\nline two' },
    });
  });

  it('reports every missing field, whatever the type of the payload', () => {
    const names = Object.keys(contact).sort();
    for (const input of [{}, null, [], 'text', 5, undefined]) {
      const result = validate('contact', input);
      expect(Object.keys(result.ok ? {} : result.errors).sort()).toEqual(names);
    }
  });

  it.each([
    ['countryCode', '+999'],
    ['enquiryType', 'Gossip'],
    ['specificCategory', 'FlexPod'],
    ['specificCategory', ''],
    ['recaptcha', 'true'],
    ['recaptcha', false],
    ['name', { toString: 'x' }],
    ['email', ['a@example.com']],
    ['name', 'a\r\nBcc: b@example.com'],
  ])('rejects %s = %j', (field, value) => {
    const result = validate('contact', { ...contact, [field]: value });
    expect(result.ok ? {} : result.errors).toHaveProperty(field);
  });
});

it('distinguishes a category of another enquiry type from an unknown or missing one', () => {
  const { problem, mismatch } = CONTACT_FORM.fields.specificCategory;
  const errorOf = (given: object) => {
    const result = validate('contact', { ...contact, ...given });
    return result.ok ? undefined : result.errors.specificCategory;
  };
  expect(errorOf({ specificCategory: 'FlexPod' })).toBe(mismatch);
  expect(errorOf({ specificCategory: '' })).toBe(problem);
  expect(errorOf({ specificCategory: 'Gossip' })).toBe(problem);
  // There is no type for it to match.
  expect(errorOf({ enquiryType: '', specificCategory: 'FlexPod' })).toBe(problem);
});

describe('validating a newsletter subscription', () => {
  const given = {
    firstName: 'Ann',
    lastName: 'B',
    email: 'a@example.com',
    topic: 'tech',
    acceptsPrivacyPolicy: true,
  };
  it('requires a known topic and acceptance of the privacy policy', () => {
    expect(validate('newsletter', given)).toEqual({ ok: true, value: given });
    expect(
      validate('newsletter', { ...given, topic: 'Select your topics', acceptsPrivacyPolicy: false }),
    ).toEqual({
      ok: false,
      errors: { topic: 'Please select a topic.', acceptsPrivacyPolicy: 'Please accept the privacy policy.' },
    });
  });
});

describe('validating a career application', () => {
  it('accepts empty optional fields, and converts the age to a number', () => {
    expect(validate('careers', application)).toEqual({
      ok: true,
      value: { ...application, age: 34, expectedSalary: '', startDate: '', website: '', experience: '' },
    });
  });

  it('rejects values of the wrong format', () => {
    const result = validate('careers', {
      ...application,
      age: '7',
      startDate: 'soon',
      website: 'me',
      city: null,
    });
    expect(Object.keys(result.ok ? {} : result.errors).sort()).toEqual([
      'age',
      'city',
      'startDate',
      'website',
    ]);
  });
});

describe('readPosition', () => {
  it('trims the position, and returns null when it is invalid', () => {
    expect(readPosition(' Data Scientist ')).toBe('Data Scientist');
    for (const input of [undefined, '', 'a\nb', 'x'.repeat(201), ['a', 'b']])
      expect(readPosition(input)).toBeNull();
  });
});
