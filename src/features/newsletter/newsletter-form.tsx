import { company } from '#content/company.ts';

export function NewsletterForm() {
  return (
    <p>
      Subscribe by writing to <a href={`mailto:${company.email.general}`}>{company.email.general}</a>.
    </p>
  );
}
