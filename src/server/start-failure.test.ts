import { describe, expect, it } from 'vitest';
import { StorageUnavailableError } from './db/database.ts';
import { SiteMissingError } from './http/site-files.ts';
import { ConfigError } from './settings/config.ts';
import { explainStartFailure } from './start-failure.ts';

const listenError = (code: string) =>
  Object.assign(new Error(code), { code, syscall: 'listen', address: '127.0.0.1', port: 3000 });

describe('explainStartFailure', () => {
  it('says how to resolve a port in use', () => {
    const text = explainStartFailure(listenError('EADDRINUSE'));
    expect(text).toContain('Port 3000 on 127.0.0.1 is already in use');
    expect(text).toContain('PORT=3001 npm start');
  });

  it('names API_PORT for the development server', () => {
    const command = 'npm run dev';
    expect(explainStartFailure(listenError('EADDRINUSE'), command)).toContain(': API_PORT=3001 npm run dev');
    expect(explainStartFailure(listenError('EACCES'), command)).toContain(': API_PORT=3000 npm run dev');
    const wrong = new ConfigError(['PORT is "x".', 'METRICS_PORT is "y".']);
    expect(explainStartFailure(wrong, command)).toMatch(/- API_PORT is "x"\.\n {2}- METRICS_PORT is "y"/);
  });

  it('says how to resolve a privileged port, or an address of another machine', () => {
    expect(explainStartFailure(listenError('EACCES'))).toContain('Choose one above 1023');
    expect(explainStartFailure(listenError('EADDRNOTAVAIL'))).toContain('Set it to 127.0.0.1');
  });

  it('says how to resolve a missing site and an invalid setting', () => {
    expect(explainStartFailure(new SiteMissingError('dist/site', 'index.html'))).toContain('Run "npm start"');
    expect(explainStartFailure(new ConfigError(['PORT is "x".']))).toContain('.env.example');
  });

  it('says how to resolve a database that cannot be used', () => {
    const text = explainStartFailure(new StorageUnavailableError('data/x', new Error('no such folder')));
    expect(text).toContain('The database (data/x) cannot be used: no such folder\nCheck DATABASE_URL');
  });

  it('shows the stack of an unexpected error', () => {
    expect(explainStartFailure(new Error('unforeseen'))).toMatch(/unforeseen.*start-failure\.test/s);
  });
});
