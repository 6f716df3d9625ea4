// The key by which callers are counted: an IPv4 address, or the site's network of an IPv6 address.
import { isIPv6 } from 'node:net';

/** An address as failures are counted by: of IPv6 the network, since one machine has as many addresses as it likes. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  // An address that carries an IPv4 one is that one.
  const mapped = /(?:\d+\.){3}\d+$/.exec(ip)?.[0];
  if (mapped) return mapped;
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
