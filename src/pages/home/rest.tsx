import { clients, clientsTitle } from '#content/pages/home/clients.ts';
import { callToAction, newsletter, statements } from '#content/pages/home/closing.ts';
import { industries, industriesHead } from '#content/pages/home/industries.ts';
import { allInsights, caseStudy, insights, insightsTitle } from '#content/pages/home/insights.ts';
import { slides } from '#content/pages/home/opening.ts';
import { allianceStats, alliances, partners } from '#content/pages/home/partners.ts';
import { testimonials, testimonialsTitle } from '#content/pages/home/testimonials.ts';
import { expertise, expertiseFields, expertiseStats } from '#content/pages/home/work.ts';
import { InsightsCarousel } from '#features/home/insights-carousel.tsx';
import { Testimonials } from '#features/home/testimonials.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { CaseStudy } from '#sections/case-study.tsx';
import { Expertise } from '#sections/expertise.tsx';
import { FormSplit } from '#sections/form-split.tsx';
import { LogoWall } from '#sections/logo-wall.tsx';
import { PartnerList } from '#sections/partner-list.tsx';
import { PictureIndex } from '#sections/picture-index.tsx';
import { StagedStatements } from '#sections/staged-statements.tsx';
import { Band } from '#ui/band.tsx';

/** The home page from its expertise on. */
export default function HomeRest() {
  return (
    <>
      <Expertise head={expertise} stats={expertiseStats} fields={expertiseFields} />
      <InsightsCarousel title={insightsTitle} all={allInsights} insights={insights} />
      <CaseStudy record={caseStudy} image="scene-mdslite.built-products" area="products" />
      <PictureIndex head={industriesHead} entries={industries} skin="drawn" area="company" />
      <LogoWall title={clientsTitle} logos={clients} />
      <PartnerList {...alliances} stats={allianceStats} partners={partners} />
      <Testimonials title={testimonialsTitle} testimonials={testimonials} />
      <CallToAction record={callToAction} panorama="scene-home.run-company" tone="ink" area="company" />
      <Band tone="paper" id="newsletter">
        <FormSplit {...newsletter}>
          <NewsletterForm />
        </FormSplit>
      </Band>
      <StagedStatements head={statements} statements={slides} spot="industry-manufacturing" area="company" />
    </>
  );
}
