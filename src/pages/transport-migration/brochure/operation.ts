import type { WrittenSection } from '#documents/blocks.ts';

export const operation: WrittenSection = {
  title: 'Operation: from release to production',
  note: 'The requester works in SE10 as before. All further steps are in /KTS/TMU.',
  blocks: [
    {
      kind: 'table',
      caption: 'States of a request',
      columns: ['State', 'Meaning', 'Ends with'],
      widths: [16, 48, 36],
      rows: [
        ['Waiting', 'At a gate; the cockpit shows for whom and since when', 'Approval or rejection'],
        [
          'Approved',
          'Passed the gate, but not in a window yet',
          'Scheduling, or the import where it follows at once',
        ],
        ['Scheduled', 'In a window, with its place in the order', 'The import'],
        ['Imported', 'In the target, with time and return code', 'The next gate, if there is one'],
        ['Held', 'Stopped by a finding or by the request before it', 'Resolving the finding, or withdrawal'],
        ['Failed', 'Imported with return code 8 or higher', 'Repeat, or a corrected request'],
      ],
    },
    {
      kind: 'steps',
      title: 'A window, as the administrator sees it',
      items: [
        {
          title: 'The day before',
          text: 'Open Release, Simulate. It repeats all checks against the target without importing.',
          check: 'No line is red. Leave held requests for the next window, or move them to another release.',
        },
        {
          title: 'Ten minutes before',
          text: 'TMU locks the release: nothing is added, nothing changes its place. What is approved later waits for the next window.',
        },
        {
          title: 'In the window',
          text: 'Requests run back to back. Groups run in one call of tp. Watch the cockpit or wait for the email; both say the same.',
        },
        {
          title: 'At an error',
          text: 'The release stops after that request. Choose Repeat after the correction, Skip with a reason, or End the window.',
        },
        {
          title: 'At the end',
          text: 'The import report goes to requesters, approvers and audit: order, times, return codes, deviations.',
          check: 'The number of imported objects equals that of the simulation.',
        },
      ],
    },
    {
      kind: 'table',
      caption: 'Return codes of the import',
      columns: ['Code', 'Meaning', 'TMU', 'Owner of the request'],
      widths: [9, 28, 30, 33],
      rows: [
        ['0', 'Imported', 'Goes on', 'Gets the import report'],
        ['4', 'Imported with warnings', 'Goes on, lists the warnings', 'Reads them before the next gate'],
        ['8', 'At least one object failed', 'Stops the release', 'Corrects in a new request'],
        [
          '12+',
          'Fatal, often the system itself',
          'Stops all imports into the system',
          'Waits; Basis looks at SLOG and ALOG',
        ],
      ],
    },
  ],
};

export const exceptions: WrittenSection = {
  title: 'Emergencies, restores and housekeeping',
  blocks: [
    {
      kind: 'lists',
      lists: [
        {
          title: 'An emergency request',
          items: [
            'Marked as such by its owner, with the incident number',
            'Approved by two people, also by phone, and confirmed in the cockpit',
            'Imported at once, also in a freeze',
            'Merged by TMU into the running release, so that it is not overtaken later',
          ],
        },
        {
          title: 'Restoring an earlier version',
          items: [
            'Choose the object, the version and Restore',
            'TMU writes it into development and releases a request, which passes the gates',
            'Customizing is restored from the values before the import',
            'Tables lose no field that holds data: you are asked first',
          ],
        },
        {
          title: 'Housekeeping',
          items: [
            'Monthly: /KTS/TMU_REORG deletes versions beyond the tenth',
            'Yearly: tp check all and tp clearold',
            'After the retention period: SLG2 deletes logs of object /KTS/TMU',
            'Quarterly: the owner of TMU reviews the approvers',
          ],
        },
      ],
    },
  ],
};
