/** The old name, until the command of the inbox uses the new one. */
export { copyToPostgres as carryOver, TargetNotEmptyError } from './copy-to-postgres.ts';
