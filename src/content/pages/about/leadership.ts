/** A leader: name, position, photo (the name of a drawn portrait) and two paragraphs. */
export interface LeadershipProfile {
  readonly name: string;
  readonly position: string;
  readonly photo: string;
  readonly description: readonly [string, string];
}

export const leadership = {
  title: 'Leadership',
  note: 'Three people who still read handover logs.',
  profiles: [
    {
      name: 'Laura Whitcomb',
      position: 'Founder and Chief Executive Officer',
      photo: 'portrait-chief-executive',
      description: [
        'Laura was a controls engineer for eleven years before she founded the company in 2005. She wrote the first interface between a milling center and SAP herself, and still reviews the proposal for every first project.',
        'She chairs the monthly review in which delivery leads report what went wrong. It has no slides.',
      ],
    },
    {
      name: 'Anand Kulkarni',
      position: 'Chief Technology Officer',
      photo: 'portrait-chief-technology',
      description: [
        'Anand opened the Hyderabad office in 2009 with nine people and a rota on a whiteboard. He is responsible for architecture, the product line and the patents that came out of it.',
        'His teams run the AI practice. Before a model goes live he asks one question: who notices when it is wrong?',
      ],
    },
    {
      name: 'Marcus Bell',
      position: 'Chief Operating Officer',
      photo: 'portrait-chief-operating',
      description: [
        'Marcus came from plant management: four sites, two recalls and one ERP cut-over on New Year’s Eve. He runs delivery and managed services in all five locations.',
        'On-time delivery is his figure. He publishes it to clients each quarter, with the reasons for each miss.',
      ],
    },
  ] satisfies readonly LeadershipProfile[],
} as const;
