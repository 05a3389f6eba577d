import { createHash } from 'node:crypto';
import { createInboxStore } from '../../submissions/find.ts';
import type { Command } from '../command.ts';
import { fill, resolveFile, toFile, toOutput, writeTo } from '../destination.ts';
import { Refusal } from '../problems.ts';
import { findByReference } from '../reference.ts';

const WARNINGS: Readonly<Record<string, string>> = {
  encrypted: 'It is protected by a password.',
  macros: 'It holds macros or scripts: open it in a protected view only.',
  objects: 'It holds embedded or linked objects: open it in a protected view only.',
};

export const resume: Command = {
  name: 'resume',
  operands: '<reference>',
  mostOperands: 1,
  summary: 'Writes the resume of an application to a file.',
  options: {
    out: { value: '<file>', help: 'File or folder; the current folder unless told, - for standard output.' },
    force: { help: 'Replaces a file that is there already.' },
  },
  examples: ['resume K7QM-2XPD', 'resume K7QM-2XPD --out /tmp/candidates'],

  async run(context, args) {
    const { db } = await context.openStorage();
    const store = createInboxStore(db);
    const { submission } = await findByReference(store, args.operands[0]!);
    const file = await store.resumeOf(submission.id);
    if (file === null) throw new Refusal(`${submission.reference} (${submission.form}) has no resume.`);
    if (createHash('sha256').update(file.content).digest('hex') !== file.sha256) {
      throw new Refusal(
        `The resume of ${submission.reference} is damaged in the database. Look into a backup.`,
      );
    }
    const out = args.text('out') ?? '.';
    const path = out === '-' ? null : await resolveFile(context.cwd, out, file.file_name);
    const destination = path === null ? toOutput(context.stdout) : await toFile(path, args.flag('force'));
    await fill(destination, ({ write }) => write(file.content));
    if (path !== null) await writeTo(context.stdout, `${path}\n`);
    for (const flag of file.flags.split(',').filter((each) => each in WARNINGS)) {
      await writeTo(context.stderr, `Beware: ${WARNINGS[flag]}\n`);
    }
    return true;
  },
};
