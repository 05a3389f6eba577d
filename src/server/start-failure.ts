import { StorageUnavailableError } from './db/database.ts';
import { DeskPortError } from './desk/process.ts';
import { PlaceMissingError } from './http/served-texts.ts';
import { SiteMissingError } from './http/site-files.ts';
import { MetricsPortError } from './operations/metrics-server.ts';
import { SiteAddressError } from './settings/addresses.ts';
import { ConfigError } from './settings/config.ts';

interface ListenError extends NodeJS.ErrnoException {
  readonly address?: string;
  readonly port?: number;
}

/** What went wrong and what to do about it, for the person who typed the command. */
export function explainStartFailure(error: unknown, command = 'npm start'): string {
  // In development the server runs behind Vite, and API_PORT sets its PORT.
  const setting = command === 'npm run dev' ? 'API_PORT' : 'PORT';
  if (error instanceof ConfigError) {
    const problems = error.problems.map((problem) => problem.replace(/^PORT /, `${setting} `));
    return `${new ConfigError(problems).message}\nSee .env.example for all settings.`;
  }
  if (error instanceof SiteMissingError) {
    return `${error.message}\nRun "npm start", which builds the site first, or set SITE_DIR to the folder of a built one.`;
  }
  if (error instanceof PlaceMissingError || error instanceof SiteAddressError) return error.message;
  if (error instanceof StorageUnavailableError) return error.message + error.advice;
  if (error instanceof MetricsPortError) {
    return `${error.message}\nSet METRICS_PORT to a free port and METRICS_HOST to an address of this machine, or leave both out.`;
  }
  if (error instanceof DeskPortError) {
    return `${error.message}\nSet DESK_PORT to a free port and DESK_HOST to an address of this machine, or DESK_PORT=0 for no desk.`;
  }
  if (!(error instanceof Error)) return String(error);

  const { code, syscall, address, port } = error as ListenError;
  if (syscall === 'listen' || code === 'ENOTFOUND') {
    if (code === 'EADDRINUSE') {
      return `Port ${port} on ${address} is already in use.\nStop the other program, or choose another port: ${setting}=${(port ?? 3000) + 1} ${command}`;
    }
    if (code === 'EACCES') {
      return `This user may not listen on port ${port}.\nChoose one above 1023: ${setting}=3000 ${command}`;
    }
    return `HOST does not name an address of this machine (${code}).\nSet it to 127.0.0.1, or to 0.0.0.0 for all interfaces.`;
  }
  return `The server could not start.\n${error.stack ?? error.message}`;
}
