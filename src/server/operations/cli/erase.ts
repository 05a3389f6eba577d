import { rm } from 'node:fs/promises';
import { isEmail } from '#contract/fields.ts';
import type { Storage } from '../../db/storage.ts';
import { findMailFiles, mailFolder } from '../../mail/mail-files.ts';
import { erase as eraseKept, isEmpty, type StoredData, storedDataOf } from '../../submissions/erasure.ts';
import { erasuresPath, recordErasure } from '../../submissions/erasure-list.ts';
import { findSubmissions } from '../../submissions/find.ts';
import { type Command, type CommandContext, Refusal, UsageError } from './command.ts';
import { plural, print, writeTo } from './output.ts';

export const erase: Command = {
  name: 'erase',
  operands: '',
  maxOperands: 0,
  summary: 'Deletes all that is kept about an email address, for good.',
  details: 'Submissions, resumes, subscription, outbox and mail files. Shows what would go and asks first.',
  options: {
    email: { value: '<address>', help: 'The address of the person.' },
    'dry-run': { help: 'Only shows what would go.' },
    yes: { help: 'Does not ask, for scripts.' },
  },
  examples: ['erase --email ann@example.com', 'erase --email ann@example.com --yes'],

  async run(context, args) {
    const email = args.text('email')?.trim().toLowerCase();
    if (email === undefined) throw new UsageError('"erase" needs --email <address>.');
    if (!isEmail(email)) throw new UsageError(`--email is "${email}", which is not an email address.`);
    const { dataDir } = context.config;
    const folder = mailFolder(dataDir);
    const storage = await context.openStorage();
    const kept = await storedDataOf(storage.db, { email });
    const references = kept.submissions.map(({ reference }) => reference);
    const files = await findMailFiles(folder, email, references);
    const elsewhere = await mentions(storage, email, references);
    if (isEmpty(kept) && files.length === 0) {
      await print(context, [`Nothing is kept about ${email}.`, ...elsewhere]);
      // Backups may still contain the address. Require --yes, so that a typo is not recorded.
      if (args.flag('yes') && !args.flag('dry-run')) {
        await note(context, email);
        await print(context, ['', `Noted for backups that are restored: ${erasuresPath(dataDir)}`]);
      }
      return true;
    }

    await print(context, [`Stored about ${email}:`, ...words(kept, files)]);
    if (args.flag('dry-run')) {
      await print(context, [...outOfReach(kept, dataDir), ...elsewhere, 'Nothing was erased.']);
      return true;
    }
    if (!args.flag('yes')) {
      if (context.ask === null) {
        throw new UsageError('There is no terminal to ask at. Add --yes to erase, or --dry-run to look.');
      }
      const answer = await context.ask('Erase all of it? It cannot be brought back. Type yes: ');
      if (answer.trim().toLowerCase() !== 'yes') throw new Refusal('Nothing was erased.');
    }

    // Record first: if this is interrupted, the server completes the erasure at its next start.
    await note(context, email);
    const erased = await eraseKept(storage, { email }, { person: null, via: 'terminal', now: context.now() });
    // Search again: the server may have written a file while the prompt was open.
    for (const file of await findMailFiles(folder, email, references)) await rm(file, { force: true });
    await print(context, ['', 'Erased.', ...outOfReach(erased, dataDir), ...elsewhere]);
    if (!erased.isWiped) {
      await writeTo(
        context.stderr,
        'The log of the database is in use, so traces stay in it until the server next empties it. To be sure, run the command again.\n',
      );
    }
    return true;
  },
};

async function note({ config: { dataDir }, now }: CommandContext, email: string): Promise<void> {
  try {
    await recordErasure(dataDir, email, now());
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new Refusal(
      `${erasuresPath(dataDir)}, where erasures are noted, cannot be written (${reason}). Nothing was erased. Make it a file that this user may write to.`,
    );
  }
}

function words(
  { submissions, resumes, subscriptions, mails }: StoredData,
  files: readonly string[],
): readonly string[] {
  const rows = Object.values(mails).reduce((sum, count) => sum + count, 0);
  const parts: readonly (readonly [number, string])[] = [
    [
      submissions.length,
      `${plural(submissions.length, 'submission')}: ${submissions.map(({ reference, form }) => `${reference} (${form})`).join(', ')}`,
    ],
    [resumes, plural(resumes, 'resume')],
    [subscriptions, plural(subscriptions, 'newsletter subscription')],
    [rows, `${plural(rows, 'mail')} in the outbox, ${mails.pending + mails.dead} of them not sent`],
    [files.length, plural(files.length, 'mail file')],
  ];
  return parts.filter(([count]) => count > 0).map(([, text]) => `  ${text}`);
}

/** Data that the operator has to erase by hand. */
function outOfReach({ mails }: StoredData, dataDir: string): readonly string[] {
  const sent = mails.sent === 0 ? 'Mail sent in the past' : `Mail sent (${mails.sent})`;
  return [
    '',
    'Out of reach, and yours to look after:',
    `  ${sent}: delete it in the mailboxes that got it, and in systems fed from them or by webhooks.`,
    '  Exports made so far, and mail files on other machines.',
    '  Backups made so far. After a restore the server erases again whoever is listed, as a hash, in',
    `  ${erasuresPath(dataDir)}: keep that file with the backups, and never put an older one in its place.`,
  ];
}

/** Other people's submissions that contain the address: a person has to decide about these. */
async function mentions({ db }: Storage, email: string, own: readonly string[]): Promise<readonly string[]> {
  const others: string[] = [];
  for await (const { submission } of findSubmissions(db, { text: email })) {
    if (!own.includes(submission.reference)) others.push(submission.reference);
  }
  return others.length === 0
    ? []
    : ['', `Others wrote of this address, so look at them yourself: ${others.join(', ')}`];
}
