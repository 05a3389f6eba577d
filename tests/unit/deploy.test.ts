import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSecurityHeaders, toHeaderObject } from '#server/http/headers.ts';
import { serverFlags } from '../../scripts/run.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the deployment files', () => {
  it('set the same security headers as the server', () => {
    const [, frameSource = ''] = /FRAME_SOURCES = \['([^']+)'\]/.exec(read('src/server/main.ts'))!;
    const sent = toHeaderObject(
      createSecurityHeaders({ frameSources: [frameSource] }).flat({ secure: true }),
    );
    const configured = Object.fromEntries(
      [...read('deploy/nginx-headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
        ([, name, value]) => [name, value === '$kelvane_sharing' ? 'same-origin' : value],
      ),
    );
    expect(configured).toEqual(sent);
  });

  it.each(['Dockerfile', 'deploy/kelvane.service'])('start the server in %s as npm start does', (file) => {
    const text = read(file).replaceAll(/[",]/g, '');
    expect(text).toContain(`node ${[...serverFlags, 'src/server/main.ts'].join(' ')}`);
    expect(text).toContain('NODE_COMPILE_CACHE=');
  });

  it('copy every file that the server imports into the image', () => {
    const copies = [...read('Dockerfile').matchAll(/^COPY (--from=build )?\S+ ((?:src|content)\S*)$/gm)];
    const copied = copies.map(([, , folder]) => `${folder!}/`);
    const missing = [...importedByServer()].filter(
      (file) => !copied.some((each) => `${file}/`.startsWith(each)),
    );
    expect(missing).toEqual([]);
    const sent = read('.dockerignore').split('\n');
    for (const [, from, folder] of copies) if (!from) expect(sent).toContain(`!${folder!.split('/')[0]}`);
  });

  it('keep a proxy from taking the site offline when the database is down', () => {
    const caddy = read('deploy/Caddyfile');
    expect(/health_uri (\S+)/.exec(caddy)?.[1]).toBe('/api/health');
    for (const file of ['deploy/nginx.conf', 'deploy/nginx-static.conf']) {
      expect(read(file)).not.toMatch(/proxy_next_upstream .*http_503/);
    }
  });

  it.each(['nginx.conf', 'nginx-static.conf'])(
    'limit connections and deny public access to monitoring endpoints in %s',
    (file) => {
      const conf = read(`deploy/${file}`);
      expect(conf).toMatch(/^ {4}listen 80;$/m);
      expect(conf).toMatch(/^ {4}limit_conn /m);
      for (const path of ['/api/ready', '/api/metrics']) {
        expect(new RegExp(`location = ${path} {([^}]*)}`).exec(conf)?.[1], path).toContain('deny all;');
      }
    },
  );

  it('run the inbox command with the properties of the service', () => {
    const [unit, inbox] = [read('deploy/kelvane.service'), read('deploy/kelvane-inbox')];
    const properties = [...inbox.matchAll(/--property=(\S+)/g)].map(([, property]) => property!);
    expect(properties).toContain('User=kelvane');
    for (const property of properties) expect(unit.split('\n')).toContain(property);
    const [, folder] = /--setenv=(DATA_DIR=\S+)/.exec(inbox)!;
    expect(unit).toContain(` ${folder} `);
  });

  it.each(['docs/operations.md'])('have no broken links in %s', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(0);
    for (const path of links) expect(() => read(`docs/${path}`), path).not.toThrow();
  });
});

/** Files of the project that the server loads at run time. Type imports do not count. */
function importedByServer(): Set<string> {
  const files = new Set(globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts'] }));
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const [, name = ''] of read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gm))
      files.add(name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name));
  }
  return files;
}
