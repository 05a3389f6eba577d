import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

/** npm starts slowly on a busy machine. */
const TIMEOUT = 60_000;
const vulnerability = {
  fastify: [
    { id: 1, title: 'A vulnerability', severity: 'high', vulnerable_versions: '*', url: '', cwe: [] },
  ],
};

let registry: ReturnType<typeof createServer>;
afterEach(() => registry.close());

/** Runs the command against a registry that responds to npm audit with these advisories. */
async function check(status: number, advisories: object): Promise<{ code: number; output: string }> {
  registry = createServer((request, response) => {
    response.statusCode = request.method === 'POST' ? status : 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(advisories));
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  return await new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['scripts/check-dependencies.ts'],
      { env: { ...process.env, npm_config_registry: address } },
      (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

describe('npm run check:dependencies', { timeout: TIMEOUT }, () => {
  it('passes without known vulnerabilities', async () => {
    const { code, output } = await check(200, {});
    expect(output).toContain('Known vulnerabilities: none');
    expect(code).toBe(0);
  });

  it('fails on a known vulnerability and names the package', async () => {
    const { code, output } = await check(200, vulnerability);
    expect(output).toContain('fastify has a known vulnerability (high).');
    expect(code).toBe(1);
  });

  it('passes with a notice if the registry does not support npm audit', async () => {
    const { code, output } = await check(405, {});
    expect(output).toContain('not checked, as the registry in use does not answer npm audit');
    expect(code).toBe(0);
  });
});
