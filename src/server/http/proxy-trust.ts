import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export interface ProxyTrust {
  /** True when the peer with this address may tell about the client it speaks for. */
  trusts(address: string | undefined): boolean;
  /** True when the visitor's connection is encrypted, as told by a trusted proxy: TLS always ends there. */
  isHttps(request: IncomingMessage): boolean;
}

/** Takes the addresses and CIDR ranges of the configuration, already validated there. */
export function createProxyTrust(proxies: readonly string[]): ProxyTrust {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }

  const trusts = (address: string | undefined): boolean =>
    address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  if (proxies.length === 0) return { trusts: () => false, isHttps: () => false };
  return {
    trusts,
    isHttps(request) {
      const forwarded = request.headers['x-forwarded-proto'];
      if (forwarded === undefined) return false;
      // The entry nearest to us is the last one: it was added by the proxy that we trust.
      const scheme = String(forwarded).split(',').at(-1)?.trim().toLowerCase();
      return scheme === 'https' && trusts(request.socket.remoteAddress);
    },
  };
}
