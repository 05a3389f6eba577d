/** What visitors sent in the sample of a desk, and who works there. Times are hours before the sample's present. */
export const SAMPLE_PEOPLE = [
  { name: 'Marisol Ortega', role: 'administrator', scope: 'everything' },
  { name: 'Jun Lindqvist', role: 'agent', scope: 'enquiries' },
  { name: 'Priya Narayanan', role: 'agent', scope: 'everything' },
  { name: 'Hana Rao', role: 'agent', scope: 'applications' },
  { name: 'Olu Adeyemi', role: 'reader', scope: 'everything' },
] as const;

/** Enquiries that wait: hours ago, whose it is, and what was filled in. */
export const SAMPLE_WAITING = [
  [
    33.7,
    null,
    'Katarzyna Wiśniewska-Brzozowska',
    'Zakłady Mechaniczne Północ S.A.',
    'Head of Plant IT',
    'Cloud Enablement & Migration',
    'We run 41 virtual machines in a room that floods. The insurer gives us until March. Can you look at the list before we sign anything with a hoster?',
  ],
  [
    23.6,
    'Priya Narayanan',
    'Tom Hale',
    'Hale & Daughters Castings',
    'Owner',
    'IoT & Big Data',
    'Two of the handhelds stopped talking to SAP after the update on Thursday, and the night shift writes on paper again.',
  ],
  [
    22.2,
    'Marisol Ortega',
    'Oluwaseun Adébáyò',
    'Lagoon Foods Processing',
    'Operations Director',
    'Manufacturing Operations Management',
    'Three lines, two shifts, and every downtime reason is typed into a spreadsheet at 6 in the morning. Nobody trusts it, including me.\n\nI would like to see what you did for the bottling plant, and hear what it costs to start with one line only. We have SAP ECC until 2027 and a network that sleeps on Sundays.',
  ],
  [
    21.5,
    null,
    'Nguyễn Thị Minh Khai',
    'Sông Hàn Precision',
    'Plant manager',
    'Factory of the Future',
    'Does FlexMobEx work offline in the cold store, and for how long? Our people are inside for forty minutes at a time.',
  ],
  [
    18.7,
    'Jun Lindqvist',
    'Dr. Friedrich-Wilhelm von der Hagenau-Lindenthal',
    'Rheinwerk Antriebstechnik GmbH & Co. KG',
    'Leiter Digitalisierung',
    'Product Lifecycle Management',
    'Please find our requirements for the integration of four MES installations into one group template below.',
  ],
  [
    17.3,
    null,
    'Ana Lucía Ferreira',
    'Metalúrgica do Vale',
    'Controller',
    'Intelligent Finance',
    'Month end takes us nine days. What would it take to make it four?',
  ],
  [
    16.7,
    'Priya Narayanan',
    '李伟 (Li Wei)',
    'Haichuan Electronics',
    'IT',
    'Analytics & Big Data',
    'We need the price for 12 systems and the licence terms in English.',
  ],
  [
    16.7,
    null,
    'Gwen',
    'Freelance journalist',
    'Writer',
    'Digital Manufacturing',
    'I am writing about small plants that moved off paper. Could I talk to one of your customers?',
  ],
  [
    0.1,
    null,
    'Rajeshwari Venkataraman',
    'Coromandel Auto Components',
    'CIO',
    'Factory of the Future',
    'We saw your talk in Pune. Our board wants a two-year plan for the press shop by January. Who would come to see us?',
  ],
] as const;

/** Held as suspect: hours ago, why, and what was filled in. */
export const SAMPLE_HELD = [
  [
    1.8,
    'too-fast',
    'Aoife Ní Dhomhnaill',
    'Galway Castings',
    'We make pump housings in Galway and would like to know if MDS Lite fits a shop of thirty people.',
  ],
  [
    7.5,
    'trap',
    'Mike',
    'Traffic',
    'Increase your traffic 300 percent with our guaranteed links, first page in two weeks.',
  ],
  [
    9.2,
    'content: four links, offers search ranking',
    'SEO Team',
    'Rank Rocket',
    'Dear sir, we found errors on your site. See https://one.example https://two.example',
  ],
  [
    14,
    'content: words of lead lists',
    'Jessica Parker',
    'B2B Data',
    'Would you be interested in acquiring a verified attendee list?',
  ],
  [20, 'trap', 'Crypto Desk', 'Coins', 'Double your treasury in ten days.'],
] as const;

export const SAMPLE_APPLICATIONS = [
  [
    30,
    'Leticia',
    'Moreau',
    'Lyon',
    'Product Manager',
    'I spent six years between planners and machines, and learned that both lie a little.',
  ],
  [
    20,
    'Kwame',
    'Boateng',
    'Accra',
    'Senior Software Engineer',
    'I write software for people who wear gloves.',
  ],
  [9, 'Sofia', 'Karlsson', 'Gothenburg', 'SAP Consultant', 'Nine rollouts, one of them quiet.'],
] as const;

export const SAMPLE_SUBSCRIBERS = [
  ['Ingrid', 'Sørbø', 'tech'],
  ['Mateo', 'Vargas', 'digital'],
  ['Chiara', 'Conti', 'finance'],
  ['Daniel', 'Okoro', 'strategy'],
] as const;

/** Of those who were answered in the days before. */
export const SAMPLE_ANSWERED = [
  'Lena Fischer',
  'Paulo Andrade',
  'Noor Haddad',
  'Ewan Reid',
  'Mei Tanaka',
  'Sam Whitfield',
  'Ines Duarte',
] as const;
