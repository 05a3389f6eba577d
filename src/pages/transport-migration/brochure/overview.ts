import type { WrittenSection } from '#documents/blocks.ts';

export const lead =
  'For the administrators who install and run TMU: prerequisites, authorizations, installation, sequencing rules, operation and troubleshooting, for release 1.1.';

export const scope: WrittenSection = {
  title: 'TMU puts a queue and two gates on top of SAP transports',
  note: 'SAP’s own tools still export and import. TMU decides what may go, in which order and when, and keeps the record. The figures in the drawing are those of release 24.3, the worked example of this document.',
  blocks: [
    {
      kind: 'table',
      caption: 'What is installed',
      columns: ['Component', 'Runs in', 'What it does'],
      widths: [21, 23, 56],
      rows: [
        ['Cockpit', 'Host system', 'Queue, approvals, windows and logs. Transaction /KTS/TMU.'],
        [
          'Repository',
          'Host system',
          'Every request with its objects, versions, approvals and return codes. Tables /KTS/TR*.',
        ],
        [
          'Sequencer',
          'Host system',
          'Reads the objects of each request and puts requests in import order. Job /KTS/TMU_SEQ.',
        ],
        [
          'Import agent',
          'Each connected system',
          'Compares versions, calls tp through the transport tools and reports return codes. Add-on KTSTMUAG.',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Terms used in this document',
      columns: ['Term', 'Meaning'],
      widths: [21, 79],
      rows: [
        ['Host', 'The SAP ECC, SAP S/4HANA or SAP Solution Manager system that TMU is installed in.'],
        ['Landscape', 'The systems that one set of transports passes: development, quality, production.'],
        ['Gate', 'The approval between two systems. Gate 1 opens quality, gate 2 opens production.'],
        ['Release', 'A named queue of requests that are tested and imported together.'],
        ['Window', 'The hours in which imports into a system may run.'],
      ],
    },
  ],
};

/** Beside the plans of both, which the page draws. */
export const hosting: WrittenSection = {
  title: 'Choose the host before you install',
  note: 'Both run the same software. You can move to Solution Manager or to S/4HANA later; the repository moves with it.',
  blocks: [
    {
      kind: 'table',
      caption: 'The two hosts compared',
      columns: ['Question', 'In an ERP system', 'In Solution Manager'],
      widths: [24, 38, 38],
      rows: [
        ['Landscapes served', 'The one it is installed in', 'Up to 12, each with its own gates and windows'],
        [
          'Best host client',
          'Working client of the development system',
          'Client of Change Request Management, if in use',
        ],
        ['Users', 'Those of the ERP system', 'To be created, or from your identity management'],
        ['When the host is down', 'Import with STMS; TMU records it afterward', 'The same'],
        [
          'Maintenance of the host',
          'SAP ECC 6.0: mainstream until the end of 2027. SAP S/4HANA: by release',
          'SAP Solution Manager 7.2: until the end of 2027',
        ],
        [
          'Choose it when',
          'One landscape, no Solution Manager',
          'Several landscapes, or an audit across them',
        ],
      ],
    },
  ],
};
