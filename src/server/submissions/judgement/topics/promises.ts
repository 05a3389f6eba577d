/** What bulk mail promises, and for how much. Honest people speak of prices too, but seldom of their own. */
import type { Topic } from '../topic.ts';

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
