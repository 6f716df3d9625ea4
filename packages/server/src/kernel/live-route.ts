// The line on which open screens hear what others changed: `GET /api/{tenant}/live`.
import type { FastifyInstance } from 'fastify';
import type { DatabaseAddress } from './database.ts';
import { LiveHub } from './live.ts';
import { Turned } from './refusal.ts';
import { claimsOf, type Kernel, sessionOf } from './serve.ts';

/** Serves the line, and keeps the sessions of this process true to the news. */
export async function serveLive(app: FastifyInstance, kernel: Kernel, address: DatabaseAddress): Promise<LiveHub> {
  const { sessions } = kernel;
  const hub = new LiveHub(address, {
    onNews: (news) => sessions.hear(news),
    isAllowed: ({ sessionId, tenantId, hospitalId }) =>
      sessions.find(sessionId, tenantId).then(
        (session) => session.hospitals.has(hospitalId),
        () => false,
      ),
  });
  await hub.start();
  app.addHook('preClose', () => hub.close());
  app.get<{ Params: { tenant: string }; Querystring: { hospitalId?: string } }>(
    '/api/:tenant/live',
    async (request, reply) => {
      const claims = claimsOf(kernel, request.headers.authorization);
      const session = await sessionOf(kernel, request.params.tenant, claims);
      const { tenantId, sessionId } = session;
      const hospitalId = Number(request.query.hospitalId || session.homeHospitalId);
      if (!session.hospitals.has(hospitalId)) throw new Turned(403, 'You do not work in this hospital');
      hub.join({ tenantId, hospitalId, sessionId, expiresAt: new Date(claims.exp * 1000) }, reply);
    },
  );
  return hub;
}
