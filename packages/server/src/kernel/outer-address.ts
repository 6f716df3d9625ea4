// Resolves a host named by a hospital, and refuses addresses inside the operator's network, so that hospitals cannot probe it.

import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { Refusal } from './refusal.ts';

const inner = new BlockList();
const innerNets: readonly [address: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [address, bits] of innerNets) inner.addSubnet(address, bits, 'ipv4');
// Only allocated IPv6 addresses are outside; the rest holds loopback, own and mapped addresses.
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const wrappers = new BlockList();
// These carry an IPv4 address inside: 6to4, Teredo and documentation.
wrappers.addSubnet('2002::', 16, 'ipv6');
wrappers.addSubnet('2001::', 23, 'ipv6');
wrappers.addSubnet('2001:db8::', 32, 'ipv6');

/** True for the machine's own addresses, also public ones: services meant for this machine alone may listen there. */
function isOwn(address: string): boolean {
  const own = new BlockList();
  for (const one of Object.values(networkInterfaces()).flat())
    if (one) own.addAddress(one.address, one.family === 'IPv6' ? 'ipv6' : 'ipv4');
  return isIP(address) !== 0 && own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an IP address is of the public internet, and not this machine's. */
export function isOuterAddress(address: string): boolean {
  if (isOwn(address)) return false;
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  return isIP(address) === 6 && world.check(address, 'ipv6') && !wrappers.check(address, 'ipv6');
}

/**
 * The address to connect to, found once, so that a name cannot mean one address when it is checked and another when it is called.
 * Throws a Refusal when the host is unknown, or any of its addresses is an inner one and those are not allowed.
 */
export async function findAddress(host: string, hasInnerGateways: boolean): Promise<string> {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const found = await lookup(name, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new Refusal(kernelSentences.serverHostNotKnown({ host }));
  if (!hasInnerGateways && found.some(({ address }) => !isOuterAddress(address)))
    throw new Refusal(kernelSentences.serverInsideNetwork({ host }));
  return first.address;
}
