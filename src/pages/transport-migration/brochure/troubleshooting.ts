import type { WrittenSection } from '#documents/blocks.ts';

export const troubleshooting: WrittenSection = {
  title: 'Troubleshooting',
  note: 'Look at the cockpit’s log first: it quotes the step, the message of SAP and the place of the file.',
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
          'Check the target in SE10; read the landscape anew in /KTS/TMU_ADM',
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
          'Approver gets no mail',
          'Address missing, or SCOT job stopped',
          'SU01 address; SM37 for /KTS/TMU_MAIL; SOST for the error',
        ],
        [
          'Window passes, nothing imported',
          'No free work process of class B, or job /KTS/TMU_RUN delayed',
          'SM37, delay in seconds; add a class B process or move the window',
        ],
        [
          'Import hangs',
          'RDDIMPDP is not scheduled in the target',
          'Run RDDNEWPP in client 000 and in the target client',
        ],
        [
          'tp ends with code 212 or 232',
          'tp cannot reach the database or its profile',
          'R3trans -d in the target; compare TP_DOMAIN profile and kernel',
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
          'Report /KTS/TMU_COMPARE; import again with approved overwrite',
        ],
        [
          'Queue of STMS and of TMU differ',
          'Somebody imported by STMS',
          '/KTS/TMU_SYNC books it, marks it as outside of the process and tells audit',
        ],
        [
          'Sign-off shows the wrong person',
          'Deputy rule still active',
          'Business workplace, Substitutes; the log has both names',
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
  title: 'Logs and their places',
  blocks: [
    {
      kind: 'table',
      caption: 'Where the logs are',
      columns: ['Log', 'Place', 'Says'],
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
      widths: [24, 60, 16],
      rows: [
        ['Patch', 'SPAM, host first, then agents within 30 days. Queue and windows stay.', '30 minutes'],
        [
          'Upgrade of the host',
          'Add-on is passed through with the SAINT upgrade package; stop the three jobs before.',
          'Within yours',
        ],
        [
          'Conversion to S/4HANA',
          'KTSTMU 110 is released for it. Run /KTS/TMU_SETUP once in the converted system.',
          '1 hour',
        ],
        [
          'Move to Solution Manager',
          'Install there, export and import the repository with /KTS/TMU_MOVE, change the destinations.',
          '1 day',
        ],
        [
          'Removal',
          'Empty the queue, delete the jobs, uninstall KTSTMU in SAINT. Export the log before: it goes with the tables.',
          '2 hours',
        ],
      ],
    },
  ],
};
