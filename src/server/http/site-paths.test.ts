import { describe, expect, it } from 'vitest';
import { canonicalPath, isApiPath, isPageLike, originForm, urlPathOf } from './site-paths.ts';

describe('urlPathOf', () => {
  it.each([
    ['index.html', '/'],
    ['about.html', '/about'],
    ['products/mdslite.html', '/products/mdslite'],
    ['products/index.html', '/products'],
    ['assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['media/data sheet #1?.pdf', '/media/data%20sheet%20%231%3F.pdf'],
  ])('maps %s to %s', (name, path) => {
    expect(urlPathOf(name)).toBe(path);
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['//about', '/about'],
    ['/products///mdslite//', '/products/mdslite'],
    ['/%61bout', '/about'],
    ['/media/data sheet.pdf', '/media/data%20sheet.pdf'],
    ['/assets/app.js/', '/assets/app.js'],
  ])('normalizes %s to %s', (raw, path) => {
    expect(canonicalPath(raw)).toBe(path);
  });

  it.each(['/products%2Fmdslite', '/products%5cmdslite', '/products\\mdslite', '/%zz', '/%', '/%E0%A4'])(
    'returns null for %s',
    (raw) => {
      expect(canonicalPath(raw)).toBeNull();
    },
  );
});

describe('originForm', () => {
  it.each([
    ['/about?x', '/about?x'],
    ['http://host.example/about?x', '/about?x'],
    ['HTTPS://host.example:8443', '/'],
    ['http://host.example?x', '/?x'],
    ['*', '/*'],
    ['//host.example/', '//host.example/'],
  ])('reduces %s to %s', (target, expected) => {
    expect(originForm(target)).toBe(expected);
  });
});

describe('isApiPath', () => {
  it.each(['/api', '/api/', '/api/health', '/api?x=1', 'http://host.example/api/health'])(
    'is true for %s',
    (target) => {
      expect(isApiPath(target)).toBe(true);
    },
  );
  it.each(['/', '/apis', '/api-guide', '/about/api', '//api/health'])('is false for %s', (target) => {
    expect(isApiPath(target)).toBe(false);
  });
});

describe('isPageLike', () => {
  it.each(['/', '/nope', '/nope/', '/nope.html', '/v1.2/nope'])('is true for %s', (path) => {
    expect(isPageLike(path)).toBe(true);
  });
  it.each(['/nope.js', '/assets/nope', '/art/v1/nope', '/wp-login.php'])('is false for %s', (path) => {
    expect(isPageLike(path)).toBe(false);
  });
});
