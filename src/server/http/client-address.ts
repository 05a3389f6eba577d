import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { onRequestHookHandler } from 'fastify';

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which one customer has. */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - first.length - last.length : 0;
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

export interface ProxyTrust {
  /** True when the X-Forwarded headers of this peer are believed. */
  trusts(address: string | undefined): boolean;
  /** True when a trusted proxy says that the visitor's connection is encrypted: TLS always ends at the proxy. */
  isHttps(request: IncomingMessage): boolean;
  /** The address of the visitor according to trusted proxies. */
  clientOf(request: IncomingMessage): string;
}

const MAX_CACHED = 1000;

/** Takes addresses and CIDR ranges that the configuration has validated. */
export function createProxyTrust(proxies: readonly string[]): ProxyTrust {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }

  // All requests come from a few proxies, and a lookup in the list costs more than the rest of a visit report.
  const cache = new Map<string, boolean>();
  const trusts = (address: string | undefined): boolean => {
    if (address === undefined) return false;
    const isTrusted = cache.get(address) ?? list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(address, isTrusted);
    return isTrusted;
  };

  const peerOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';
  if (proxies.length === 0) return { trusts: () => false, isHttps: () => false, clientOf: peerOf };
  return {
    trusts,
    clientOf(request) {
      const forwarded = request.headers['x-forwarded-for'];
      const hops = forwarded === undefined ? [] : String(forwarded).split(',');
      let client = peerOf(request);
      // From our end outward: the first untrusted hop is the visitor, and entries before it may be forged.
      for (let at = hops.length - 1; at >= 0 && trusts(client); at -= 1) client = hops[at]!.trim();
      return client;
    },
    isHttps(request) {
      const forwarded = request.headers['x-forwarded-proto'];
      if (forwarded === undefined) return false;
      // The last entry was added by the proxy that we trust.
      const scheme = String(forwarded).split(',').at(-1)?.trim().toLowerCase();
      return scheme === 'https' && trusts(request.socket.remoteAddress);
    },
  };
}

/** Loopback, private networks and container bridges. */
const PRIVATE_NETWORKS = createProxyTrust([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
]);

/**
 * Warns once about X-Forwarded-For from an untrusted proxy in a private network: all visitors then share one rate limit, and
 * nothing else shows it. From public addresses anyone may send the header.
 */
export function warnOfUntrustedProxy(trust: ProxyTrust): onRequestHookHandler {
  let isWarned = false;
  return (request, _reply, done) => {
    const { headers, socket } = request.raw;
    const peer = socket.remoteAddress;
    if (
      !isWarned &&
      headers['x-forwarded-for'] !== undefined &&
      !trust.trusts(peer) &&
      PRIVATE_NETWORKS.trusts(peer)
    ) {
      isWarned = true;
      const address = peer!.replace(/^::ffff:/, '');
      request.log.warn(
        { proxy: address },
        `X-Forwarded-For came from ${address}, which is not in TRUSTED_PROXIES, so it is ignored: all visitors behind it count as one for the rate limits. If that is your proxy, set TRUSTED_PROXIES=${address}`,
      );
    }
    done();
  };
}
