import type { WrittenSection } from '#documents/blocks.ts';

export const troubleshooting: WrittenSection = {
  title: 'Troubleshooting',
  note: 'Start with the log in the cockpit: it names the step, the SAP message and the log file.',
  blocks: [
    {
      kind: 'table',
      caption: 'What you see, why, and what to do',
      columns: ['Symptom', 'Likely cause', 'Remedy'],
      widths: [29, 29, 42],
      rows: [
        [
          'A released request is not offered',
          'Its route has no gate, or it is a local request',
          'Check the target in SE10; read the landscape again in /KTS/TMU_ADM',
        ],
        [
          'Agent is red',
          'RFC user locked, or password expired',
          'Unlock TMU_RFC in SU01 and repeat the authorization test in SM59',
        ],
        [
          'Agent is yellow',
          'Agent older than the host by more than one patch',
          'Install the agent package of the host’s patch',
        ],
        [
          'Approver gets no email',
          'Address missing, or SCOT job stopped',
          'Check the address in SU01, job /KTS/TMU_MAIL in SM37 and the error in SOST',
        ],
        [
          'Window passes, nothing imported',
          'No free background work process, or job /KTS/TMU_RUN delayed',
          'Check the delay in SM37; add a background process in RZ04 or move the window',
        ],
        [
          'Import hangs',
          'RDDIMPDP is not scheduled in the target',
          'Run RDDNEWPP in client 000 and in the target client',
        ],
        [
          'tp ends with code 212 or 232',
          'tp cannot reach the database or its profile',
          'Run R3trans -d in the target; compare TP_DOMAIN profile and kernel',
        ],
        [
          'Return code 8, object locked',
          'Repair or open task in the target',
          'Release it, then Repeat; the finding was SEQ04',
        ],
        [
          'Everything is held with SEQ02',
          'Where-used list of development is out of date',
          'Run SAPRSEUB in development in the background, then Sequence again',
        ],
        [
          'Objects differ after return code 0',
          'Change made in the target after the check',
          'Run /KTS/TMU_COMPARE; import again with an approved overwrite',
        ],
        [
          'Queues in STMS and TMU differ',
          'Someone imported with STMS',
          'Run /KTS/TMU_SYNC: it records the import, marks it as outside the process and informs audit',
        ],
        [
          'Sign-off shows the wrong person',
          'Deputy rule still active',
          'End it in the business workplace, Substitutes; the log has both names',
        ],
      ],
    },
    {
      kind: 'note',
      title: 'When you write to support',
      text: 'Send the number of the request, the finding or return code, the application log and the release of host and agent from /KTS/TMU_ADM, About. No object source is needed, and none should be sent.',
    },
  ],
};

export const logs: WrittenSection = {
  title: 'Where to find the logs',
  blocks: [
    {
      kind: 'table',
      caption: 'Logs',
      columns: ['Log', 'Location', 'Contains'],
      widths: [24, 38, 38],
      rows: [
        ['Application log', 'SLG1, object /KTS/TMU', 'Approvals, findings, settings changed'],
        ['Import log', 'Cockpit, request, Logs; or SE10', 'Steps and messages of one request'],
        ['SLOG, ALOG, ULOG', '/usr/sap/trans/log', 'Calls of tp for all systems'],
        ['Agent trace', '/KTS/AGENT_CHECK, Trace on for one hour', 'RFC calls with times'],
      ],
    },
  ],
};

export const changes: WrittenSection = {
  title: 'Upgrade, move and removal',
  blocks: [
    {
      kind: 'table',
      caption: 'What each takes',
      columns: ['Task', 'How', 'Time'],
      widths: [22, 64, 14],
      rows: [
        [
          'Patch',
          'SPAM, host first, then the agents within 30 days. Queue and windows are kept.',
          '30 minutes',
        ],
        [
          'Upgrade of the host',
          'Include the SAINT upgrade package of the add-on; stop the three jobs first.',
          'Part of yours',
        ],
        [
          'Conversion to S/4HANA',
          'KTSTMU 110 is released for it. Run /KTS/TMU_SETUP once in the converted system.',
          '1 hour',
        ],
        [
          'Move to another host',
          'Install there, export and import the repository with /KTS/TMU_MOVE, change the destinations. To Solution Manager, or from either host to S/4HANA.',
          '1 day',
        ],
        [
          'Removal',
          'Empty the queue, delete the jobs, uninstall KTSTMUAG in each system, then KTSTMU in the host. Export the log first: it is deleted with the tables.',
          '2 hours',
        ],
      ],
    },
  ],
};
