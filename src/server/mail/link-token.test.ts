import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readLink, signLink } from './links.ts';

const KEY = randomBytes(32);
const CLAIM = {
  action: 'answered',
  reference: 'K7QM-2XPD',
  mail: '6f1c2a52-07b4-4c1e-9a8e-3f1f7a1c9d10',
  expiresAt: 1_800_000_000_000,
} as const;

describe('a signed link', () => {
  it.each(['answered', 'spam', 'release'] as const)('round-trips its claim: %s', (action) => {
    expect(readLink(KEY, signLink(KEY, { ...CLAIM, action }))).toEqual({ ...CLAIM, action });
  });

  it('cannot be changed to another action, submission, mail or expiry', () => {
    const token = signLink(KEY, CLAIM);
    const signature = token.slice(-43);
    for (const other of [
      { ...CLAIM, action: 'spam' as const },
      { ...CLAIM, action: 'release' as const },
      { ...CLAIM, reference: 'K7QM-2XPE' },
      { ...CLAIM, mail: null },
      { ...CLAIM, mail: '6f1c2a52-07b4-4c1e-9a8e-3f1f7a1c9d11' },
      { ...CLAIM, expiresAt: CLAIM.expiresAt + 1000 },
    ]) {
      const payload = signLink(KEY, other).slice(0, -43);
      expect(readLink(KEY, payload + signature)).toBeNull();
    }
  });

  it('is invalid with any character changed, added or removed', () => {
    const token = signLink(KEY, CLAIM);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'x' ? 'y' : 'x';
      expect(readLink(KEY, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
      expect(readLink(KEY, token.slice(0, at) + token.slice(at + 1))).toBeNull();
    }
    expect(readLink(KEY, `${token}x`)).toBeNull();
    expect(readLink(KEY, '')).toBeNull();
  });

  it('is invalid with another key', () => {
    expect(readLink(KEY, signLink(randomBytes(32), CLAIM))).toBeNull();
  });

  it('needs no escaping in a URL', () => {
    const token = signLink(KEY, CLAIM);
    expect(encodeURIComponent(token)).toBe(token);
    expect(token.length).toBeLessThanOrEqual(150);
  });

  it('of an earlier version, without a mail id, is still valid', () => {
    const key = Buffer.alloc(32, 7);
    const token = 'answered_K7QM-2XPD_myp400_iXebTXzEW8Q2g0tPcf-0WMuKaUtquegef_WGYL9J2Ow';
    expect(readLink(key, token)).toEqual({ ...CLAIM, mail: null, expiresAt: 1_388_534_400_000 });
  });
});
