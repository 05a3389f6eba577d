import { formTexts } from '#generated/texts/site.ts';
import { CookieSettingsButton } from '#features/consent/cookie-settings-button.tsx';
import { InsightsCarousel } from '#features/home/insights-carousel.tsx';
import { ScrollHero } from '#features/home/scroll-hero.tsx';
import { Testimonials } from '#features/home/testimonials.tsx';
import { TypingHero } from '#features/home/typing-hero.tsx';
import { Island } from '#features/island.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { Actions } from '#sections/parts/actions.tsx';
import { FormSplit } from '#sections/parts/form-split.tsx';
import { pages } from '#site/pages.ts';
import { Band } from '#ui/band.tsx';
import { CaseStudy } from './case-study.tsx';
import { clients, clientsTitle } from './content/clients.ts';
import { callToAction, newsletter, statements } from './content/closing.ts';
import { industries, industriesHead } from './content/industries.ts';
import { allInsights, caseStudy, insights, insightsTitle } from './content/insights.ts';
import { promise, slides } from './content/opening.ts';
import { allianceStats, alliances, partners } from './content/partners.ts';
import { testimonials, testimonialsTitle } from './content/testimonials.ts';
import {
  expertise,
  expertiseFields,
  expertiseStats,
  genAi,
  genAiCapabilities,
  genAiStats,
  solutions,
} from './content/work.ts';
import { Expertise } from './expertise.tsx';
import { GroupIndex } from './group-index.tsx';
import { LogoWall } from './logo-wall.tsx';
import { newestFirst } from './newest-first.ts';
import { PartnerList } from './partner-list.tsx';
import { PictureIndex } from './picture-index.tsx';
import { Showcase } from './showcase.tsx';
import { StagedStatements } from './staged-statements.tsx';
import { withPortraits } from './with-portraits.ts';

export default function HomePage() {
  return (
    <>
      <ScrollHero slides={slides} next="promise" />
      <TypingHero id="promise" {...promise} actions={<Actions links={promise.actions} />} />
      <Showcase head={genAi} stats={genAiStats} items={genAiCapabilities} scene="convokeai" area="ai" />
      <GroupIndex group="solutions" id="solutions" head={solutions} />
      <Expertise head={expertise} stats={expertiseStats} fields={expertiseFields} />
      <InsightsCarousel title={insightsTitle} all={allInsights} insights={newestFirst(insights)} />
      <CaseStudy record={caseStudy} image="scene-mdslite.built-products" area="products" />
      <PictureIndex head={industriesHead} entries={industries} skin="drawn" area="company" />
      <LogoWall title={clientsTitle} logos={clients} />
      <PartnerList {...alliances} stats={allianceStats} partners={partners} />
      <Island
        name="testimonials"
        of={Testimonials}
        props={{ title: testimonialsTitle, testimonials: withPortraits(testimonials) }}
        wakeInView
      />
      <CallToAction record={callToAction} panorama="scene-home.run-company" tone="ink" />
      <Band tone="paper" id="newsletter" className="print:hidden">
        <FormSplit {...newsletter}>
          <Island
            name="newsletter-form"
            of={NewsletterForm}
            props={{ privacyPolicy: pages['privacy-policy'].path }}
            draft="newsletter"
            failure={formTexts.failure}
          />
        </FormSplit>
      </Band>
      <StagedStatements head={statements} statements={slides} spot="industry-manufacturing" area="company" />
      <CookieSettingsButton />
    </>
  );
}
