import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of src/generated that depend on the content. */
const MODULES =
  /^src\/generated\/((?:page-entries|page-sections|lists|legal|documents|site-url|media|texts\/.+)\.ts)$/;
/** As modules, because the bundler drops import attributes. */
const DATA = /^content\/(.+)\.json$/;

/**
 * Leaves the content out of the bundle with which the server renders pages. The bundle imports it as "#site-content/...", which
 * its package.json maps to the content of the build, and the server to that of a release.
 */
export function externalContent(): Plugin {
  return {
    name: 'external-content',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/generated\/|\.json$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved === null ? '' : relative(process.cwd(), resolved.id).replaceAll('\\', '/');
      const [, module] = MODULES.exec(file) ?? [];
      if (module !== undefined) return { id: `#site-content/generated/${module}`, external: true };
      const [, data] = DATA.exec(file) ?? [];
      return data === undefined ? null : { id: `#site-content/generated/data/${data}.js`, external: true };
    },
  };
}
