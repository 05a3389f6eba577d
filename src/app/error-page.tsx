import { Scene } from '#art/scene.tsx';
import { goneTexts, notFoundTexts } from '#generated/texts/site.ts';
import { Actions, targetProps } from '#sections/parts/actions.tsx';
import { TextLink } from '#ui/button.tsx';

interface ErrorPageProps {
  /** 410 if the page was removed. */
  readonly status: 404 | 410;
}

/** The 404 or 410 page. */
export function ErrorPage({ status }: ErrorPageProps) {
  const texts = { ...notFoundTexts, ...(status === 410 ? goneTexts : {}) };
  return (
    <section className="band-paper relative overflow-hidden">
      <div className="wrap grid items-center pt-(--header-height) lg:min-h-dvh lg:grid-cols-2">
        <div className="relative z-1 py-16">
          <p
            aria-hidden="true"
            className="text-[clamp(8rem,3rem+20vw,20rem)] leading-[0.8] font-semibold tracking-[-0.06em] font-stretch-[112%]"
          >
            {texts.code}
          </p>
          <h1 className="mt-8 mb-4 text-h2">
            <span className="sr-only">{texts.code}: </span>
            {texts.heading}
          </h1>
          <p className="mb-8 max-w-[36ch] text-lead text-muted">{texts.text}</p>
          <Actions links={texts.actions} />
          <nav aria-label={texts.popularTitle} className="mt-9 flex flex-wrap items-center gap-x-7">
            <span className="text-muted">{texts.popularTitle}</span>
            {texts.popular.map((link) => (
              <TextLink key={link.label} {...targetProps(link.to)}>
                {link.label}
              </TextLink>
            ))}
          </nav>
        </div>
        <div className="relative -mr-(--space-gutter) h-[320px] fade-in-left lg:-ml-16 lg:h-[min(70vh,620px)]">
          <Scene name="not-found" skin="drawn" area="company" className="absolute inset-0" />
        </div>
      </div>
    </section>
  );
}
