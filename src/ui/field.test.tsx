import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox, Field, Input, Select } from './field.tsx';

describe('a field', () => {
  it('associates label, hint and error with its control', () => {
    const html = renderToStaticMarkup(
      <Field id="email" label="Email" required hint="We answer here." error="Enter an address.">
        <Input type="email" />
      </Field>,
    );
    expect(html).toContain('for="email"');
    expect(html).toContain('id="email"');
    expect(html).toContain('required=""');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="email-error email-hint"');
    expect(html).toContain('id="email-error"');
    expect(html).toContain('id="email-hint"');
  });

  it('is labeled as optional unless it is required', () => {
    const html = renderToStaticMarkup(
      <Field id="website" label="Website">
        <Input />
      </Field>,
    );
    expect(html).toContain('(optional)');
    expect(html).not.toContain('required');
  });

  it('throws if its control is rendered outside of it', () => {
    expect(() => renderToStaticMarkup(<Input />)).toThrow(/outside a <Field>/);
  });
});

describe('a select', () => {
  const select = (value: string) => (
    <Field id="topic" label="Topic" required>
      <Select defaultValue="" placeholder="Select your topics" options={[{ value, label: 'Digital' }]} />
    </Field>
  );

  it('has its placeholder as a disabled option', () => {
    const html = renderToStaticMarkup(select('digital'));
    expect(html).toMatch(/<option value="" disabled=""[^>]*>Select your topics<\/option>/);
    expect(html).toContain('<option value="digital">Digital</option>');
  });

  it('throws on an option with an empty value', () => {
    expect(() => renderToStaticMarkup(select(''))).toThrow(/empty value/);
  });
});

describe('a checkbox', () => {
  it('is described by its error', () => {
    const html = renderToStaticMarkup(
      <Checkbox id="robot" error="Tick this.">
        I’m not a robot
      </Checkbox>,
    );
    expect(html).toContain('aria-describedby="robot-error"');
  });
});
