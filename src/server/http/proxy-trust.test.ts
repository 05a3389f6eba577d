import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createProxyTrust } from './client-address.ts';

const request = (remoteAddress: string, proto?: string) =>
  ({ headers: { 'x-forwarded-proto': proto }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('createProxyTrust', () => {
  const trust = createProxyTrust(['127.0.0.1', '10.0.0.0/8', '::1']);

  it.each(['127.0.0.1', '10.200.3.4', '::1', '::ffff:10.1.2.3'])('trusts %s', (address) => {
    expect(trust.trusts(address)).toBe(true);
  });

  it.each(['127.0.0.2', '11.0.0.1', '::2', '::ffff:11.1.2.3', undefined])('does not trust %s', (address) => {
    expect(trust.trusts(address)).toBe(false);
  });

  it('reads the last entry of X-Forwarded-Proto from a trusted proxy', () => {
    expect(trust.isHttps(request('10.0.0.1', 'https'))).toBe(true);
    expect(trust.isHttps(request('10.0.0.1', 'http, HTTPS'))).toBe(true);
    expect(trust.isHttps(request('10.0.0.1', 'https, http'))).toBe(false);
    expect(trust.isHttps(request('10.0.0.1'))).toBe(false);
  });

  it('ignores X-Forwarded-Proto from untrusted addresses', () => {
    expect(trust.isHttps(request('203.0.113.9', 'https'))).toBe(false);
    expect(createProxyTrust([]).isHttps(request('127.0.0.1', 'https'))).toBe(false);
    expect(createProxyTrust([]).trusts('127.0.0.1')).toBe(false);
  });

  it('takes the client address from X-Forwarded-For of trusted proxies only', () => {
    const forwardedBy = (remoteAddress: string, forwarded?: string) =>
      ({
        headers: { 'x-forwarded-for': forwarded },
        socket: { remoteAddress },
      }) as unknown as IncomingMessage;
    expect(trust.clientOf(forwardedBy('10.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
    expect(trust.clientOf(forwardedBy('10.0.0.1', 'made up, 203.0.113.9, 10.0.0.2'))).toBe('203.0.113.9');
    expect(trust.clientOf(forwardedBy('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
    expect(trust.clientOf(forwardedBy('10.0.0.1'))).toBe('10.0.0.1');
    expect(createProxyTrust([]).clientOf(forwardedBy('127.0.0.1', '198.51.100.1'))).toBe('127.0.0.1');
  });
});
