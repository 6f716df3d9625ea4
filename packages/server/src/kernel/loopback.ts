// Which addresses, names and requests mean this machine itself.
import type { FastifyRequest } from 'fastify';

/** Whether an address or host name is the loopback one: 'localhost', '127.…', '::1', or a name below localhost. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|::1)$/.test(name);
}

const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request comes from this machine itself, by a name of its own: behind a proxy every one seems to, so there none does, and a
 * page whose name was bent to this address asks by that name (Q227).
 */
export function isFromHere(request: FastifyRequest, isBehindProxy: boolean): boolean {
  const isProxied = isBehindProxy || proxyHeaders.some((name) => request.headers[name] !== undefined);
  return !isProxied && isLoopback(request.socket.remoteAddress ?? '') && isLoopback(request.hostname);
}
