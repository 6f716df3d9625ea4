// Lists and ends sessions: a user's own, and for administrators those of every user (PS040).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import {
  endSession,
  endUserSessions,
  getAllSessions,
  getOwnSessions,
} from '@charaka/contract/foundation/access/security';
import type { ListRequest } from '@charaka/contract/kernel/list';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { deviceLabel } from '@charaka/rules/access/device-label';
import sql from 'sql-template-tag';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endSession as endOne, endSessionsOf } from './access-store.ts';
import { refuseNoAdministrator } from './refuse-no-administrator.ts';
import { noteSecurityEvent } from './security-event.ts';

interface SessionRow {
  readonly sessionId: string;
  readonly userId: number;
  readonly userName: string;
  readonly userAgent: string | null;
  readonly ip: string | null;
  readonly startedOn: string;
  readonly lastSeenOn: string;
  readonly factorLevel: 'Password' | 'SecondFactor' | 'Sso';
  readonly steppedUpOn: string | null;
}

const sessionView = getAllSessions.output.shape.rows.element;
const lastSeen = sql`coalesce(x.renewed_at, x.started_at)`;

/** Living sessions, of one user where one is named. */
function sessionSource(tenantId: number, userId: number | null): ListSource {
  return {
    select: sql`x.session_id, x.user_id, u.name as user_name, x.user_agent, x.ip, x.started_at as started_on,
      ${lastSeen} as last_seen_on, x.factor_level, x.stepped_up_on`,
    from: sql`session x join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.user_id`,
    where: sql`x.tenant_id = ${tenantId} and x.revoked_at is null and x.expires_at > now()
      and (${userId}::bigint is null or x.user_id = ${userId})`,
    columns: {
      userName: { sql: sql`u.name`, kind: 'text' },
      ip: { sql: sql`x.ip`, kind: 'text' },
      startedOn: { sql: sql`x.started_at`, kind: 'instant', isNeverNull: true },
      lastSeenOn: { sql: lastSeen, kind: 'instant', isNeverNull: true },
      factorLevel: { sql: sql`x.factor_level`, kind: 'text' },
    },
    tieBreak: sql`x.session_id`,
    defaultOrder: sql`${lastSeen} desc, x.session_id`,
  };
}

async function readSessions({ tx, tenantId, session }: Call, userId: number | null, request: ListRequest) {
  const list = await readList<SessionRow>(tx, sessionSource(tenantId, userId), sessionView, request);
  const rows = list.rows.map(({ userAgent, ...row }) => ({
    ...row,
    deviceLabel: deviceLabel(userAgent),
    isCurrent: row.sessionId === session.sessionId,
  }));
  return { ...list, rows };
}

/** So many of one's own are shown; nobody works on more. */
const MOST_OWN = 100;

/** The calls of sessions. */
export const sessionListHandlers: readonly Handler[] = [
  handle(getOwnSessions, async (call) => {
    const { rows } = await readSessions(call, call.userId, { pageNumber: 1, pageSize: MOST_OWN });
    return { sessions: rows };
  }),
  handle(getAllSessions, async (call, { userId, ...request }) => {
    refuseNoAdministrator(call.session);
    return readSessions(call, userId ?? null, request);
  }),
  handle(endSession, async (call, { sessionId }) => {
    const { tx, tenantId, userId, userAgent } = call;
    const owner = await tx.row<{ userId: number }>(sql`
      select user_id from session where tenant_id = ${tenantId} and session_id = ${sessionId} and revoked_at is null`);
    // The answer does not tell the owner of the session to another user.
    if (owner && owner.userId !== userId) refuseNoAdministrator(call.session);
    if (!owner) refuse(accessSentences.sessionEndedAlready);
    await endOne(tx, tenantId, sessionId);
    await noteSecurityEvent(tx, {
      tenantId,
      kind: 'session ended',
      userId: owner.userId,
      byUserId: userId,
      agent: userAgent,
    });
    await tx.announce(accessTopic, { tenantId, sessionId });
    call.say(accessSentences.sessionEnded);
    return {};
  }),
  handle(endUserSessions, async (call, { userId }) => {
    const { tx, tenantId, userAgent } = call;
    refuseNoAdministrator(call.session);
    const ended = await endSessionsOf(tx, tenantId, userId);
    for (const sessionId of ended) await tx.announce(accessTopic, { tenantId, sessionId });
    await noteSecurityEvent(tx, {
      tenantId,
      kind: 'session ended',
      userId,
      byUserId: call.userId,
      agent: userAgent,
      result: 'all',
    });
    call.say(accessSentences.loggedOutDevices({ endedCount: ended.length }));
    return { endedSessions: ended.length };
  }),
];
