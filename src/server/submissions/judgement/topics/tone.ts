import type { Topic } from '../topic.ts';

/** How strangers come near: with our website, with praise, by another way than the form. */

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

/** How bulk mail talks, whatever it sells. Polite people have one of these manners, hardly ever several. */

export const SELLING: Topic = {
  words: 'sells something',
  phrases: {
    3: [
      '(below|under) (retail|market)',
      '[0-9]+ % below',
      '(our |the )?(prices?|packages?|plans?|rates) (start|starts|starting|begin) (from|at|with)',
      'we (buy|give out|send real)',
      '(save|saving|savings of|cut|reduce) (up to |your )?.{0,30}[0-9]+ %',
      '[0-9]+ % (off|discount|lower|cheaper)',
      'we (are|re) (a |an |the )?(leading|top|professional|reputed|certified|cmmi|trusted|experienced|best|factory)',
    ],
    2: [
      'flat fee',
      'for (a|your) (flat|fixed|small) (fee|price)',
      '[0-9]+ (happy|satisfied) (clients|customers)',
      'we (can |also |will |would |could )?(offer|provide|supply|sell|deliver|help|specialize|specialise|create|install|recover|place)',
      'our (services?|packages?|products?|database|experts?|agency|videos?|factory|program|platform|ai|traders?)',
      '(i|we) (can|could|will) (also )?(help|increase|improve|boost|double|build|write|design|bring|get|give|send you|show you|offer|fix)',
      'i (offer|provide|sell)',
      'white label',
      '(lowest|best|wholesale|competitive|affordable|cheap|cheapest) (prices?|rates?|cost)',
      '(nous|notre agence) (offrons|proposons|propose)',
      '(ofrecemos|vendemos|oferecemos)',
      '(wir|ich) (bieten|biete|vergeben|bringen)',
      '(oferujemy|предлагаем|продаем|offriamo|sunuyoruz)',
      '(提供|专业).{0,12}(服务|网站)',
    ],
    1: ['affordable', 'cheap(est)?', 'reliable', 'hire', 'supplier', 'wholesale', 'for sale', 'buy'],
  },
};

export const CALLS: Topic = {
  words: 'urges to act',
  phrases: {
    3: [
      '(order|buy|act|apply|register|call|join|start|sign up|reply|shop|book|download|enroll|subscribe|chat) (now|today)',
      '(jetzt|hemen|сейчас|agora|ahora|maintenant) (anfragen|anmelden|uye|kaufen|bestellen|registr[a-z]+)',
      'daftar sekarang',
      '(claim|get|grab|secure|reserve) (your|yours|it) .{0,30}(now|today|here|spot|bonus|gift|prize|offer|copy|discount|package|place)',
      'reply (with|yes|interested|to this)',
      '(see|check|find out) (if|whether) you (qualify|are eligible|re eligible)',
      'check your eligibility',
      'add (me|us|my|our)',
    ],
    2: [
      '(free|available|time) for a .{0,12}(chat|call|minute)',
      'send .{0,20}to get (a )?quote',
      '(repondez|responda|antworten sie|rispondi) .{0,12}(oui|si|ja|sim)',
      'profitez',
      '(if|when) you (allow|permit|agree)',
      'waiting for your .{0,10}(reply|response)',
      '(look|see) (at )?what we',
      'book your',
      '(any|if) interest(ed)? please',
      'do you want to see',
      '(ecrivez|schreiben|scrivi|escribe) ?(nous|sie|ci|nos)?',
      '(стоимость|цена) от',
      '(click|start|apply|register|order|buy|check|see|watch|download|claim) (it |this |the plans |now |more )?(here|below|online|the video)',
      '(order|sign up|apply|register|claim|test) (the|in|it|your|with|at|for)',
      'just reply',
      '(write|message|text|email|mail|напишите|contattaci|contactenos) (me|us|мне|su|a) ',
      '(want|would you like|like) (me )?to (send|show|see|know more|learn|get|have)',
      'read (the story|more)',
      '(book|schedule) (a|your)',
      '(share|send|forward|tell) (me |us )?(your|which|us your) (best |direct |full |company |current |exact |target |project )?(requirements?|number|phone|telephone|name|details|whatsapp|budget|demand|drawing|inquiry|executive|countries|contact)',
      '(may|can|shall|could|should|want me to) (i|we)? ?(send|share|forward|schedule|show|proceed|call) (you|over|the|a|our|it|with|some)',
      '(would|are) you (be )?(open|interested|like) (to|in|for)',
      'would you like (the|a|our|some|new)',
      '(pls|kindly|please) (revert|reply|respond)',
      'contact (me|us|him|her) (on|at|via|now|for|by)',
      'get (yours?|back to me|in touch)',
      '(お申し込み|переходи|пишите|contactez|escribanos|chama no|appelez)',
      'visit (us|our|my)',
      'let me know (if|your|which)',
    ],
  },
};

export const PRESSURE: Topic = {
  words: 'presses for time',
  phrases: {
    3: [
      '(today|this week) only',
      'only today',
      'limited (time|offer|spots?|places|seats)',
      '(spots?|places|seats) are (limited|gone|filling)',
      'offer (ends|expires|valid)',
      '(before|until) midnight',
      'before it (is|s) (gone|taken|too late)',
      '(miss|missing) (out|this)',
      'hurry',
      'final (notice|reminder|warning)',
      'nur (noch )?heute',
      '(last|final) chance',
    ],
    2: [
      'within [0-9]+ hours',
      '(expires?|deleted|suspended|cancell?ed) (in|within|today|soon)',
      'urgently',
      'handle this today',
    ],
    1: ['urgent', 'asap', 'deadline is close', 'immediately'],
  },
};

/** What bulk mail promises, and for how much. Honest people speak of prices too, but seldom of their own. */

export const GIFTS: Topic = {
  words: 'promises free or guaranteed things',
  phrases: {
    3: [
      'or we work for free',
      '(double|triple|doubles) (their|your) (enquiries|leads|sales|income|customers)',
      'no strings',
      'refill guarantee',
      'on the house',
      '(гарантия|гарантируем) (результата|возврат)',
      'скидка [0-9]+ %',
      '100 % (guaranteed?|satisfaction|risk|approval|job|undetectable|whitehat|free|legit|safe|money)',
      'money back',
      'no (obligation|upfront|retainer|credit card|repairs|placement fee|cost per)',
      '(satisfaction|results?|ranking|profit|approval|delivery|price) (is )?guaranteed?',
      '(guaranteed|garantiert|garanti) (results?|ranking|profit|approval|auf|top|or)',
      'resultat garanti',
      'free (quote|quotation|report|analysis|terminal|test|audit|install|mockup|samples?|shipping|gift|money|bonus|week)',
      '(completely|totally) free',
      'at no charge',
      '(week|weeks|month|visitors|trial|demo|diagnosis) free',
    ],
    2: [
      'for free',
      'no (fees?|cost)',
      'at no cost',
      'or you (don t|do not) pay',
      '(free|book a free) (call|consultation|strategy)',
    ],
    1: [
      '(sin compromiso|gratis|kostenlose?s?|gratuite?|bezplatny|бесплатныи|無料|免费)',
      'free',
      'bonus',
      'guaranteed?',
      'discounts?',
      'promo',
    ],
  },
};

export const PRICES: Topic = {
  words: 'names a price',
  phrases: {
    2: [
      '(only|just|for only|for just|from|from just|at|price) [$€£] ?[0-9]+',
      '[$€£] ?[0-9]+ ?(usd )?(per|a|an|each|only|incl)? ?(month|hour|hr|1000|million|post|user|link|article|day)',
      '(ab|desde|a partir de|a partir|od|от|dla) [0-9]+ (euros?|€|eur|usd|долларов|рублей|zl)',
      '[0-9]+ ?(usd|dollars|€|euros?) (per|a|an|only|daily|por|im|pro|al) ?(month|hour|developer|monat|mois|mes|woche|week)?',
      '月額',
      '量大从优',
    ],
    1: ['[$€£] ?[0-9]+', '[0-9]+ [$€£]', '[0-9]+ (usd|dollars)'],
  },
};

/** What makes people click out of fear. */

export const THREATS: Topic = {
  words: 'frightens with an account, a bill or a lawsuit',
  phrases: {
    5: [
      '(update|confirm|verify) your (payment|billing|card|bank)',
      '(subscription|license) .{0,20}(could not|will|has) (be|been) (renewed|cancell?ed|suspended)',
      'losing your (files|account|data|access)',
      '(unusual|suspicious) (login|activity|sign in)',
      '(connect|verify|validate|restore) your (wallet|identity|payment)',
      '(assets|account|funds|wallet) (will be|has been|is|are) (frozen|locked|limited|restricted)',
      '(package|parcel|delivery) .{0,30}(held|could not|fee|address)',
      '(verify|confirm|update) your (account|mailbox|password)',
      '(your|the) (mailbox|account|storage|page) .{0,40}(full|suspended|closed|blocked|deletion|violates)',
      'submit an appeal',
      'password (expires?|will expire|has expired|expired)',
      'lock(ed)? (you )?out',
      'failure to (do so|comply|complete|act|pay)',
      '(sign|signing|log|logging) in (here|below|now)',
      '(data|database|all of it) .{0,20}(published|leaked|sold)',
      'bitcoin to (this|the following) (wallet|address)',
      '(copyrighted|my) (images?|pictures?|photos?) .{0,30}(your|website|license)',
      '(download|view) (your invoice|the document)',
      'your invoice .{0,40}overdue',
      '(your|the) domain .{0,30}(expires?|expired|cancell?ed)',
      'register your (brand|trade ?mark|company) name',
      '(business|company) may be in violation',
      'penalties can',
      'hacked by us',
      'i have hacked',
    ],
    2: [
      'hacked',
      'legal action',
      'be sued',
      'within (24|48|72) hours',
      'mandatory',
      'stay compliant',
      'domain regist(rar|ry)',
      'avoid legal',
    ],
  },
};
