// The line on which open screens hear what others changed: `GET /api/{tenant}/live`, also as the hub `/notificationhub` (Q174).
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { FastifyInstance } from 'fastify';
import { claimsOf, refuseUnfinished, sessionOf } from './authorise.ts';
import type { DatabaseAddress } from './database.ts';
import type { Kernel } from './kernel.ts';
import { LiveHub } from './live.ts';
import { HttpError } from './refusal.ts';

/** The hospital a screen shows; the two ids of JoinGroup may come along and are compared with the session, not believed (R160). */
interface LineQuery {
  hospitalId?: string;
  tenantId?: string;
  roleId?: string;
}

/** Serves the line, and keeps the sessions of this process true to the news. */
export async function serveLive(app: FastifyInstance, kernel: Kernel, address: DatabaseAddress): Promise<LiveHub> {
  const { sessions } = kernel;
  const hub = new LiveHub(address, {
    onNews: (news) => sessions.hear(news),
    isAllowed: ({ sessionId, tenantId, hospitalId, roleId }) =>
      sessions
        .find(sessionId, tenantId)
        .then((session) => {
          refuseUnfinished(session);
          // With another role the screen comes back and joins that one's group.
          return session.hospitals.has(hospitalId) && session.roleId === roleId;
        })
        .catch(() => false),
  });
  await hub.start();
  app.addHook('preClose', () => hub.close());
  for (const path of ['/api/:tenant/live', '/api/:tenant/notificationhub'])
    app.get<{ Params: { tenant: string }; Querystring: LineQuery }>(path, async (request, reply) => {
      const claims = claimsOf(kernel, request.headers.authorization);
      const session = await sessionOf(kernel, request.params.tenant, claims);
      refuseUnfinished(session);
      const { tenantId, userId, roleId, sessionId } = session;
      const { query } = request;
      const hospitalId = Number(query.hospitalId || session.homeHospitalId);
      if (!session.hospitals.has(hospitalId)) throw new HttpError(403, kernelSentences.notYourHospital);
      const isOwnGroup = Number(query.tenantId ?? tenantId) === tenantId && Number(query.roleId ?? roleId) === roleId;
      if (!isOwnGroup) throw new HttpError(403, kernelSentences.notYourRoleGroup);
      hub.join({ tenantId, userId, roleId, hospitalId, sessionId, expiresAt: new Date(claims.exp * 1000) }, reply);
    });
  return hub;
}
