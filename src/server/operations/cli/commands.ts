import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { erase } from './erase.ts';
import { exportCommand } from './export.ts';
import { migrateTo } from './migrate-to.ts';
import { people } from './people.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { status } from './status.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  status,
  backup,
  restore,
  migrateTo,
  people,
  exportCommand,
  resend,
  erase,
];
