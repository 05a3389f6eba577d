import type { Command } from './command.ts';
import { ack } from './commands/ack.ts';
import { backup } from './commands/backup.ts';
import { reject, release } from './commands/decide.ts';
import { erase } from './commands/erase.ts';
import { exportCommand } from './commands/export.ts';
import { list } from './commands/list.ts';
import { migrateTo } from './commands/migrate-to.ts';
import { people } from './commands/people.ts';
import { resend } from './commands/resend.ts';
import { resume } from './commands/resume.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { subscribers } from './commands/subscribers.ts';

/** In the order of the help: what is used daily first. */
export const COMMANDS: readonly Command[] = [
  list,
  show,
  resume,
  ack,
  resend,
  release,
  reject,
  stats,
  subscribers,
  people,
  exportCommand,
  erase,
  backup,
  migrateTo,
];
