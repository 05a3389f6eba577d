import { join } from 'node:path';

/** Where mail is written as files for those who have no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
