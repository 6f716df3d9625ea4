// The time zones a hospital may be in: `GET /timezone.json`, as this server knows them (R039).
import { timeZoneOffset } from '@charaka/rules/stay/hospital-day';
import type { FastifyInstance } from 'fastify';

/** Names that Node still lists by a former spelling, and the present one. */
const present: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/** Serves every zone by name with its distance from UTC now, as '+05:30': the same list the server checks a hospital's zone by. */
export function serveTimeZones(app: FastifyInstance): void {
  const names = [...new Set(Intl.supportedValuesOf('timeZone').map((name) => present[name] ?? name))].sort();
  app.get('/timezone.json', (_request, reply) => {
    const now = new Date();
    const zones = names.map((name) => ({ name, offset: timeZoneOffset(now, name) }));
    return reply.header('cache-control', 'no-cache').send({ timezones: zones });
  });
}
