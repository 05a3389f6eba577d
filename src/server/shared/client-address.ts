import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { onRequestHookHandler } from 'fastify';

/** What counts as one client: an IPv4 address, or the network of 2^64 IPv6 addresses that one customer has. */
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
  /** True when the peer with this address may tell about the client it speaks for. */
  trusts(address: string | undefined): boolean;
  /** True when the visitor's connection is encrypted, as told by a trusted proxy: TLS always ends there. */
  isHttps(request: IncomingMessage): boolean;
  /** The address of the visitor, as far as trusted proxies tell it. */
  clientOf(request: IncomingMessage): string;
}

const MOST_KNOWN = 1000;

/** Takes the addresses and CIDR ranges of the configuration, already validated there. */
export function createProxyTrust(proxies: readonly string[]): ProxyTrust {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }

  // The same few proxies ask for everybody, and the list is slower to ask than all else that is done for a report of a visit.
  const known = new Map<string, boolean>();
  const trusts = (address: string | undefined): boolean => {
    if (address === undefined) return false;
    const answer = known.get(address) ?? list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(address, answer);
    return answer;
  };

  const peerOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';
  if (proxies.length === 0) return { trusts: () => false, isHttps: () => false, clientOf: peerOf };
  return {
    trusts,
    clientOf(request) {
      const forwarded = request.headers['x-forwarded-for'];
      const told = forwarded === undefined ? [] : String(forwarded).split(',');
      let client = peerOf(request);
      // From us outward: the first that we do not trust is the visitor, and what stands before it is hearsay.
      for (let at = told.length - 1; at >= 0 && trusts(client); at -= 1) client = told[at]!.trim();
      return client;
    },
    isHttps(request) {
      const forwarded = request.headers['x-forwarded-proto'];
      if (forwarded === undefined) return false;
      // The entry nearest to us is the last one: it was added by the proxy that we trust.
      const scheme = String(forwarded).split(',').at(-1)?.trim().toLowerCase();
      return scheme === 'https' && trusts(request.socket.remoteAddress);
    },
  };
}

/** Of this machine, of networks of one's own and of container bridges. */
const NEIGHBORS = createProxyTrust([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10'],
]);

/**
 * Warns once when a proxy nearby names the visitor and is not believed: all visitors then share one rate limit, and nothing
 * else shows it. Strangers from afar may write the header too, which means nothing.
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
      NEIGHBORS.trusts(peer)
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
