/** What is sold to lonely and sick people. */
import type { Topic } from '../topic.ts';

export const PILLS: Topic = {
  words: 'advertises pills or cures',
  phrases: {
    6: [
      'without prescription',
      'canadian pharmacy',
      '(buy|cheap|order) (viagra|cialis|levitra|xanax|tramadol|ozempic)',
      'no (rx|prescription)',
    ],
    5: [
      '(burn|burns|lose|lost|melt) .{0,12}(fat|kg|pounds|weight|kilos)',
      '(natural|herbal|miracle) (tea|remedy|cure|pills?)',
      '(erectile|libido|potency|testosterone)',
      '(viagra|cialis|levitra|tramadol|xanax|modafinil|ozempic|kamagra|adderall)',
      'cbd oil',
      'delta 8',
      'lose .{0,12}(pounds|lbs|kg|kilos) (in|per|without)',
      '(belly fat|weird trick|big pharma|second ritual|doctors hate)',
      'enhancement pills?',
      '(love spell|spell caster)',
      'retour de l etre aime',
      'voyance',
      '(cures?|heals?) .{0,20}(herpes|hiv|cancer|diabetes)',
      'похудеть',
    ],
    1: [
      'keto',
      'gummies',
      'weight loss',
      'vape',
      'cbd',
      'pills?',
      'testimony',
      'knee pain',
      'online pharmacy',
    ],
  },
};

export const DATING: Topic = {
  words: 'advertises dating or sex',
  phrases: {
    4: ['(know|get to know) you better', 'send (you )?my (photos?|pictures?)', '(saw|found) you and'],
    6: [
      'porno?',
      'xxx',
      'hot (girls?|singles|women|photos)',
      'sex (tonight|dating|chat|videos?)',
      '(nude|naked) (photos?|pics|girls?)',
    ],
    5: [
      '(feeling )?naughty',
      '(check|see|look at) my (pics|photos|pictures|cam)',
      'in your (city|town) (this weekend|tonight)',
      '(lonely|single|beautiful) (woman|girl|lady) (looking|seeking|wants)',
      '(looking for|meet) an? (man|woman|serious relationship|husband|soulmate)',
      'escorts? (service|girls?)',
      '(private|web|live) ?cam',
      '(sweetie|sexy|horny|naked)',
      'for sex',
      'знакомств[ао] для',
    ],
    2: [
      'hello dear',
      'dear i am',
      'dating',
      '(chat|meet) tonight',
      'handsome',
      'hi dear',
      'my dear',
      'kisses',
      'am single',
      'my (photos|pictures)',
    ],
  },
};
