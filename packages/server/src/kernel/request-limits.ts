// How many tries an address has per minute on what guesses could be made with: log-in and codes.
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Turned } from './refusal.ts';

/** Must stand before the routes that carry a limit. IPv6 addresses count by their network. */
export async function prepareLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 });
}

/** The limit of one route: so many tries per minute and address, then 429 until the minute is over. */
export function triesLimit(triesPerMinute: number): RateLimitOptions {
  return {
    max: triesPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Turned(429, 'Too many tries, please wait a minute'),
  };
}
