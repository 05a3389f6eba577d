import { cookieTexts } from '#content/cookies.ts';
import { controlTexts } from '#generated/texts/site.ts';
import { hrefOf } from '#site/href.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { close as closeIcon } from '#ui/icons.ts';
import { CookieChoice } from './cookie-choice.tsx';

const buttons =
  'grid gap-2.5 border-t border-steel-200 px-8 pt-5 pb-[max(1.75rem,env(safe-area-inset-bottom))]';

/** Duration of the exit animation in milliseconds. */
export const closeDelay = 300;

const closes = { popoverTarget: 'cookie-settings' };

/**
 * In every document, closed. enhance/cookie-drawer.ts opens it on the first visit and on the event, and stores the choice.
 * With `open` it opens as soon as the page's script runs. Without script it only informs.
 */
export function CookieDrawer({ open }: { readonly open?: boolean }) {
  return (
    <Dialog
      id="cookie-settings"
      shape="drawer"
      closeDelay={closeDelay}
      startOpen={open}
      labelledBy="cookie-settings-title"
    >
      {/* In a low window the whole drawer scrolls: its scrolling part would have no height left. */}
      <div className="flex h-full flex-col [@media(max-height:34rem)]:h-auto">
        <div className="flex items-start gap-4 pt-7 pr-5 pl-8">
          {/* First focus, so that a drawer that opens unasked shows no focus ring on its close button. */}
          <h2
            data-first-focus
            tabIndex={-1}
            id="cookie-settings-title"
            className="flex-1 pt-1.5 text-[1.75rem]"
          >
            {cookieTexts.title}
          </h2>
          <IconButton label={controlTexts.close} {...closes}>
            <Icon of={closeIcon} />
          </IconButton>
        </div>
        <div className="flex-1 overflow-auto px-8 pt-3 pb-6">
          <p className="mb-5">
            <span data-place={cookieTexts.lead.place}>{cookieTexts.lead.text}</span>{' '}
            <Anchor href={hrefOf(cookieTexts.more.to)} className="underline">
              {cookieTexts.more.label}
            </Anchor>
          </p>
          <p data-privacy-signal hidden className="mb-5 font-semibold">
            {cookieTexts.privacySignal}
          </p>
          {cookieTexts.sections.map((section) => (
            <CookieChoice key={section.id} section={section} />
          ))}
        </div>
        <div className={classes(buttons, 'needs-script')}>
          <Button {...closes} data-consent="all">
            {cookieTexts.acceptAll}
          </Button>
          <Button {...closes} data-consent="none">
            {cookieTexts.rejectAll}
          </Button>
          <Button variant="ghost" {...closes} data-consent="chosen">
            {cookieTexts.save}
          </Button>
        </div>
        <div className={classes(buttons, 'until-script')}>
          <p className="mb-2">{cookieTexts.withoutScript}</p>
          <Button {...closes}>{controlTexts.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}
