/** How strangers come near: with our website, with praise, by another way than the form. */
import type { Topic } from '../topic.ts';

export const YOUR_SITE: Topic = {
  words: 'speaks of our website, not of our work',
  phrases: {
    3: [
      '(fit|for|on|to) your blog',
      '(your|votre) (company|site|business|website) (deserves?|merite)',
      'attention online',
      '(was|am|were|have been) (just )?(browsing|going through|surfing|checking|reviewing|looking at) your (web ?site|site|page|online)',
      '(businesses|companies) like yours',
      '(noticed|found|see|saw) .{0,30}your (web ?site|site|page|domain) (is|has|does|could|doesn|isn|might|needs|looks)',
      'your (rivals|competitors)',
      'dear (business|website|site|project|company|web) (owner|admin|master)',
      'dear (purchasing manager|customer|partner|friend|beloved|webmaster|admin)',
      'hi partner',
      'for your (domain|web ?site|site|blog)',
      'your (page|account|web ?site|domain|business) (violates|may be in violation|is scheduled|will be|has been)',
    ],
    2: [
      'your (domain|blog|online presence|web presence|campaigns|pipeline)',
      'found your (web ?site|site|contact|company|email)',
      'greetings for the day',
      'votre site',
      '(su|tu) pagina web',
      'ihre (webseite|website|homepage)',
      '您的网站',
      '御社のホームページ',
    ],
    1: [
      'your (business|company|page|web ?site|site)',
      'hope (you are|this|you re|you and) .{0,30}(well|good)',
      'quick (question|call|chat|wins?)',
      'greetings',
    ],
  },
};

export const OPT_OUT: Topic = {
  words: 'tells how to get no more of it',
  phrases: {
    3: ['(opt|opting) out'],
    4: [
      'removed? (me )?from (our|this|my|future) (list|mailing|mailings|messages)',
      'removeme',
      'reply .{0,20}(stop|no|remove|leave out|unsubscribe)',
      '(stop|not wish to) (receiving|receive|following)',
      'unsubscribe (https?|here|click)',
      '(ignore|sorry) if .{0,20}(not interested|mistake)',
      'reached you by mistake',
      'do not want to disturb',
      'sorry to bother',
      'no worries just',
    ],
  },
};

export const CHANNELS: Topic = {
  words: 'asks to write on a messenger',
  phrases: {
    5: ['t me [a-z0-9]+', 'wa me [0-9]+'],
    4: [
      '(telegram|телеграм|телеграме|telegrama) @ ?[a-z0-9]+',
      '(join|our|my) telegram',
      'telegram (channel|group)',
      '(whatsapp|telegram|wechat|skype) (us|only|now|bulk|or telegram|kare|abhi)',
      '(contact|add|message|chat with) (us|our manager|him|me|her|my) (on|via|in) (telegram|whatsapp)',
      '加?微信',
      'qq [0-9]+',
    ],
    2: ['telegram', 'whatsapp', 'we ?chat', 'skype', 'viber', 'телеграме?', 'واتساب'],
  },
};

export const FALSE_INTEREST: Topic = {
  words: 'empty praise or a stock question',
  phrases: {
    4: [
      'keep up the (good|great) work',
      '(great|nice|excellent|amazing|awesome) (post|blog|article|content)',
      'enjoyed (reading )?(your|the) (blog|articles?|posts?)',
      '(check|visit|see) (out )?my (page|site|blog|web ?site)',
      '(write|writing|wrote)( to you)? about (your|the) price',
    ],
    3: ['looking for something interesting', '(saw your profile|got your contact)'],
    2: ['(want|wanted) (to )?know your price'],
  },
};
