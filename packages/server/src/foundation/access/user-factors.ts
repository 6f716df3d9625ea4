// Users with a second factor, users who must have one, and factors reported lost, for administrators (PS033, PS036).
import { ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { getAllFactors } from '@charaka/contract/foundation/access/security';
import { mustHaveFactor } from '@charaka/rules/access/second-factor';
import sql, { empty } from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuseNoAdministrator } from './refuse-no-administrator.ts';
import { readPolicy } from './security-policy.ts';

interface FactorsRow {
  readonly userId: number;
  readonly userName: string;
  readonly roleId: number;
  readonly roleName: string;
  readonly isApprover: boolean;
  readonly mayChangeRights: boolean;
  readonly appCount: number;
  readonly passkeyCount: number;
  readonly recoveryCodesLeft: number;
  readonly lastLogInOn: string | null;
  readonly lossAskedById: number | null;
  readonly lossAskedByName: string | null;
  readonly lossAskedOn: string | null;
  readonly approvalsFrozenUntil: string | null;
}

const row = getAllFactors.output.shape.rows.element;
const factorsOf = (kind: 'TOTP' | 'WebAuthn') => sql`(select count(*) from factor f
  where f.tenant_id = u.tenant_id and f.user_id = u.user_id and f.is_active and f.kind = ${kind})`;
const hasNone = sql`not exists (select from factor f where f.tenant_id = u.tenant_id and f.user_id = u.user_id and f.is_active)`;

/** Active users by name; those without any factor, or whose factors are said to be lost, where asked so. */
export const listUserFactors = handle(getAllFactors, async (call, { only, ...request }) => {
  const { tx, tenantId, userId } = call;
  refuseNoAdministrator(call.session);
  const { factorFor: policy } = await readPolicy(call);
  const source = {
    select: sql`u.user_id, u.name as user_name, u.role_id, r.role_name, coalesce(s.is_approver, false) as is_approver,
      exists (select from role_permission p where p.tenant_id = u.tenant_id and p.role_id = u.role_id
        and p.menu_path = ${ROLE_MENU_PATH} and (p.can_add or p.can_edit)) as may_change_rights,
      ${factorsOf('TOTP')} as app_count, ${factorsOf('WebAuthn')} as passkey_count,
      (select count(*) from recovery_code c where c.tenant_id = u.tenant_id and c.user_id = u.user_id and c.is_active
        and c.used_at is null) as recovery_codes_left,
      (select max(x.started_at) from session x where x.tenant_id = u.tenant_id and x.user_id = u.user_id) as last_log_in_on,
      l.asked_by_id as loss_asked_by_id, a.name as loss_asked_by_name, l.asked_at as loss_asked_on,
      case when u.approvals_frozen_until > now() then u.approvals_frozen_until end as approvals_frozen_until`,
    from: sql`app_user u
      join role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id
      left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
      left join lateral (select asked_by_id, asked_at from factor_loss l where l.tenant_id = u.tenant_id
        and l.user_id = u.user_id and l.done_at is null and l.asked_at > now() - interval '1 day'
        order by l.loss_id desc limit 1) l on true
      left join app_user a on a.tenant_id = u.tenant_id and a.user_id = l.asked_by_id`,
    where: sql`u.tenant_id = ${tenantId} and u.is_active and (s.is_active is null or s.is_active)
      ${only === 'lost' ? sql`and l.asked_by_id is not null` : empty} ${only === 'without' ? sql`and ${hasNone}` : empty}`,
    columns: {
      userName: { sql: sql`u.name`, kind: 'text' },
      roleName: { sql: sql`r.role_name`, kind: 'text' },
    },
    tieBreak: sql`u.user_id`,
    defaultOrder: sql`lower(u.name), u.user_id`,
  } as const;
  const list = await readList<FactorsRow>(tx, source, row, request);
  const rows = list.rows.map(({ roleId, isApprover, mayChangeRights, lossAskedById, ...user }) => ({
    ...user,
    isDemanded: mustHaveFactor({ policy, roleId, isApprover, mayChangeRights }),
    isLossAskedByCaller: lossAskedById === userId,
  }));
  return { ...list, rows };
});
