// Which addresses, names and requests mean this machine itself.
import type { FastifyRequest } from 'fastify';

/** Whether an address or host name is the loopback one: 'localhost', '127.…', '::1', or a name below localhost. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|::1)$/.test(name);
}

/** Headers that proxies and networks before a server add: a request with one did not begin on this machine. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'fly-client-ip',
  'x-azure-clientip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
];

/**
 * True when a request comes from this machine, by one of its own names. Behind a proxy every request seems to, so none counts there. A
 * page whose name was rebound to this address sends that name and is refused (Q227).
 */
export function isFromHere(request: FastifyRequest, isBehindProxy: boolean): boolean {
  const isProxied = isBehindProxy || proxyHeaders.some((name) => request.headers[name] !== undefined);
  return !isProxied && isLoopback(request.socket.remoteAddress ?? '') && isLoopback(request.hostname);
}
