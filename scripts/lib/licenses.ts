/** Permissive licenses, which only require attribution, and exceptions with a reason. All others need a human decision. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads as a shared library of its own. Nothing of ours is linked to it.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** The part of package-lock.json that is used here. */
export interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
      }
    >
  >;
}

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** All packages installed for production, with their licenses. */
export function productionDependencies({ packages }: LockFile): Dependency[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license = 'none' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }));
}

/** Evaluates an SPDX expression: OR needs one allowed license, AND needs all. */
export function isAllowed(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  const one = (): boolean => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && ALLOWED.includes(token);
    const inner = either();
    return tokens[at++] === ')' && inner;
  };
  const both = (): boolean => {
    let allowed = one();
    while (tokens[at] === 'AND') {
      at += 1;
      allowed = one() && allowed;
    }
    return allowed;
  };
  const either = (): boolean => {
    let allowed = both();
    while (tokens[at] === 'OR') {
      at += 1;
      allowed = both() || allowed;
    }
    return allowed;
  };

  const allowed = either();
  return allowed && at === tokens.length;
}
