import { company } from '#content/company.ts';

export function ContactForm() {
  return (
    <p>
      Write to us at <a href={`mailto:${company.email.general}`}>{company.email.general}</a>.
    </p>
  );
}
