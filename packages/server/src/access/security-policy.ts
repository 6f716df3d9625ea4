// What a tenant demands of log-ins and confirmations, and the log of what happened to them (PS033, PS035).
import { getPolicy, getSecurityEvents, savePolicy } from '@charaka/contract/security';
import { deviceLabel } from '@charaka/rules/device-label';
import type { Paise } from '@charaka/rules/money';
import type { FactorPolicy } from '@charaka/rules/second-factor';
import sql from 'sql-template-tag';
import { type Call, type Handler, handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { refuseNoAdministrator } from './refuse-no-administrator.ts';
import { noteSecurityEvent } from './security-event.ts';

interface EventRow {
  readonly eventId: number;
  readonly at: string;
  readonly kind: string;
  readonly userId: number | null;
  readonly userName: string | null;
  readonly byUserName: string | null;
  readonly ip: string | null;
  readonly agent: string | null;
  readonly result: string;
}

const MOST_EVENTS = 500;

async function readPolicy({ tx, tenantId }: Call): Promise<{ factorFor: FactorPolicy; stepUpAbove: Paise }> {
  const row = await tx.row<{ factorFor: FactorPolicy; stepUpAbove: Paise }>(sql`
    select factor_for, step_up_above_paise as step_up_above from security_policy where tenant_id = ${tenantId}`);
  return row ?? { factorFor: 'privileged', stepUpAbove: 5_000_000 as Paise };
}

/** The calls of policy and events. `allowsNoFactor`: the server lets a tenant demand factors of nobody (Q232). */
export function policyHandlers(allowsNoFactor: boolean): Handler[] {
  return [
    handle(getPolicy, async (call) => ({ policy: await readPolicy(call) })),
    handle(savePolicy, async (call, { policy }) => {
      const { tx, tenantId, userId, userAgent } = call;
      refuseNoAdministrator(call.session);
      const before = await readPolicy(call);
      if (policy.factorFor === 'nobody' && !(allowsNoFactor && before.factorFor === 'nobody'))
        refuse('Administrators, approvers and those who may change rights must have a second factor', {
          'policy.factorFor': 'Choose another answer',
        });
      await tx.rows(sql`
        insert into security_policy (tenant_id, factor_for, step_up_above_paise)
        values (${tenantId}, ${policy.factorFor}, ${policy.stepUpAbove})
        on conflict (tenant_id) do update set factor_for = excluded.factor_for, step_up_above_paise = excluded.step_up_above_paise`);
      const result = `factor for ${policy.factorFor}, limit ${policy.stepUpAbove}`;
      await noteSecurityEvent(tx, { tenantId, kind: 'policy changed', userId, agent: userAgent, result });
      await tx.announce({ topic: 'access', tenantId });
      call.say('Saved');
      return { policy };
    }),
    handle(getSecurityEvents, async ({ tx, tenantId }, { userId, kind, pageNumber, pageSize }) => {
      const wanted = sql`e.tenant_id = ${tenantId} and (${userId ?? null}::bigint is null or e.user_id = ${userId ?? null})
        and (${kind ?? null}::text is null or e.kind = ${kind ?? null})`;
      const size = Math.min(pageSize || MOST_EVENTS, MOST_EVENTS);
      const rows = await tx.rows<EventRow>(sql`
        select e.event_id, e.at, e.kind, e.user_id, u.name as user_name, b.name as by_user_name, e.ip, e.agent, e.result
        from security_event e
        left join app_user u on u.tenant_id = e.tenant_id and u.user_id = e.user_id
        left join app_user b on b.tenant_id = e.tenant_id and b.user_id = e.by_user_id
        where ${wanted} order by e.at desc, e.event_id desc limit ${size} offset ${size * Math.max(0, (pageNumber || 1) - 1)}`);
      const total = await tx.row<{ count: number }>(
        sql`select count(*) as count from security_event e where ${wanted}`,
      );
      return {
        rows: rows.map(({ agent, ...row }) => ({ ...row, deviceLabel: deviceLabel(agent) })),
        totalCount: total?.count ?? 0,
        pageNumber: pageNumber || 1,
      };
    }),
  ];
}
