import { company } from '#content/company.ts';

export function CareerForm() {
  return (
    <p>
      Send your application to <a href={`mailto:${company.email.careers}`}>{company.email.careers}</a>.
    </p>
  );
}
