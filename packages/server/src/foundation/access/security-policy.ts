// The tenant's policy for log-ins and confirmations (PS033, PS035).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { getPolicy, savePolicy } from '@charaka/contract/foundation/access/security';
import type { FactorPolicy } from '@charaka/rules/access/second-factor';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseNoAdministrator } from './refuse-no-administrator.ts';
import { noteSecurityEvent } from './security-event.ts';

interface Policy {
  readonly factorFor: FactorPolicy;
  readonly stepUpAbove: Paise;
  readonly sessionHours: number;
}

/** The default policy of a tenant that has set none. */
const usual = { factorFor: 'privileged', stepUpAbove: 5_000_000 as Paise, sessionHours: 12 } as const;

/** The policy of the tenant. */
export async function readPolicy({ tx, tenantId }: Pick<Call, 'tx' | 'tenantId'>): Promise<Policy> {
  const row = await tx.row<Policy>(sql`
    select factor_for, step_up_above_paise as step_up_above, session_hours from security_policy where tenant_id = ${tenantId}`);
  return row ?? usual;
}

/** The calls of the policy. `allowsNoFactor`: the server lets a tenant demand factors of nobody (Q232). */
export function policyHandlers(allowsNoFactor: boolean): Handler[] {
  return [
    handle(getPolicy, async (call) => ({ policy: await readPolicy(call) })),
    handle(savePolicy, async (call, { policy }) => {
      const { tx, tenantId, userId, userAgent } = call;
      refuseNoAdministrator(call.session);
      const before = await readPolicy(call);
      if (policy.factorFor === 'nobody' && !(allowsNoFactor && before.factorFor === 'nobody'))
        refuse(accessSentences.factorNeededByRights, {
          'policy.factorFor': accessSentences.chooseAnotherAnswer,
        });
      await tx.rows(sql`
        insert into security_policy (tenant_id, factor_for, step_up_above_paise, session_hours)
        values (${tenantId}, ${policy.factorFor}, ${policy.stepUpAbove}, ${policy.sessionHours})
        on conflict (tenant_id) do update set factor_for = excluded.factor_for,
          step_up_above_paise = excluded.step_up_above_paise, session_hours = excluded.session_hours`);
      const result = `factor for ${policy.factorFor}, limit ${policy.stepUpAbove}, sessions of ${policy.sessionHours} hours`;
      await noteSecurityEvent(tx, { tenantId, kind: 'policy changed', userId, agent: userAgent, result });
      call.say(accessSentences.saved);
      return { policy };
    }),
  ];
}
