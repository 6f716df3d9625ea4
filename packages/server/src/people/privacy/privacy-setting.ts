// A tenant's settings for charts: the wall, broken glass and its officers, and how long the log is kept (PS007, PS008, PS013).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  DAYS_AFTER_DISCHARGE,
  getPrivacySetting as getPrivacySettingEndpoint,
  savePrivacySetting as savePrivacySettingEndpoint,
} from '@charaka/contract/people/privacy/privacy';
import { privacyChecks } from '@charaka/contract/people/privacy/privacy-checks';
import { ADMINISTRATOR_ROLE_ID, SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import sql from 'sql-template-tag';
import { noteSecurityEvent } from '../../foundation/access/security-event.ts';
import { notifyGroup } from '../../foundation/message/notify-group.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** The setting as the contract tells it. */
export type PrivacySetting = OutputOf<typeof getPrivacySettingEndpoint>['setting'];

const usual: PrivacySetting = {
  isWallEnforced: true,
  daysAfterDischarge: DAYS_AFTER_DISCHARGE,
  breakGlassMinutes: 60,
  keepLogYears: 3,
  officerRoleIds: [SUPER_ADMINISTRATOR_ROLE_ID, ADMINISTRATOR_ROLE_ID],
};

/** The tenant's settings, or the defaults. */
export async function privacySettingOf({ tx, tenantId }: Call): Promise<PrivacySetting> {
  const row = await tx.row<PrivacySetting & { officerRoleIds: (number | string)[] }>(sql`
    select is_wall_enforced, days_after_discharge, break_glass_minutes, keep_log_years, officer_role_ids
    from privacy_setting where tenant_id = ${tenantId}`);
  return row ? { ...row, officerRoleIds: row.officerRoleIds.map(Number) } : usual;
}

/** Tells the officers by a line each; roles that the tenant does not have are left out. */
export async function tellOfficers(call: Call, roleIds: readonly number[], title: string): Promise<void> {
  const officers = await call.tx.rows<{ roleId: number }>(
    sql`select role_id from role where tenant_id = ${call.tenantId} and role_id = any(${roleIds}::bigint[])`,
  );
  for (const { roleId } of officers) await notifyGroup(call, roleId, { title });
}

/** Read by whoever sees the screen. */
export const getPrivacySetting = handle(getPrivacySettingEndpoint, async (call) => ({
  setting: await privacySettingOf(call),
}));

/** Refuses officers that are no active roles. Who switches the wall is told of, to the officers of before as well. */
export const savePrivacySetting = handle(savePrivacySettingEndpoint, async (call, { setting }) => {
  const { tx, tenantId, userId, userAgent } = call;
  const officerRoleIds = [...new Set(setting.officerRoleIds)];
  const roles = await tx.rows<{ roleId: number }>(sql`
    select role_id from role where tenant_id = ${tenantId} and is_active and role_id = any(${officerRoleIds}::bigint[])`);
  if (roles.length < officerRoleIds.length)
    refuse(privacyChecks.chooseRole, { 'setting.officerRoleIds': privacyChecks.chooseRole });
  // Two who save at the same instant follow each other, so that each tells of the switch that was theirs.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('privacy_setting ' || ${tenantId}, 0))`);
  const before = await privacySettingOf(call);
  const { isWallEnforced, daysAfterDischarge, breakGlassMinutes, keepLogYears } = setting;
  await tx.rows(sql`
    insert into privacy_setting (tenant_id, is_wall_enforced, days_after_discharge, break_glass_minutes, keep_log_years, officer_role_ids)
    values (${tenantId}, ${isWallEnforced}, ${daysAfterDischarge}, ${breakGlassMinutes}, ${keepLogYears}, ${officerRoleIds}::bigint[])
    on conflict (tenant_id) do update set is_wall_enforced = excluded.is_wall_enforced,
      days_after_discharge = excluded.days_after_discharge, break_glass_minutes = excluded.break_glass_minutes,
      keep_log_years = excluded.keep_log_years, officer_role_ids = excluded.officer_role_ids, updated_at = ${call.now}`);
  if (before.isWallEnforced !== isWallEnforced) {
    const switched = isWallEnforced
      ? 'switched on the wall before charts'
      : 'switched the wall before charts to log only';
    await noteSecurityEvent(tx, { tenantId, kind: 'policy changed', userId, agent: userAgent, result: switched });
    const told = [...new Set([...before.officerRoleIds, ...officerRoleIds])];
    await tellOfficers(call, told, `${call.session.userName} ${switched}`);
  }
  call.say(accessSentences.saved);
  return { setting: { ...setting, officerRoleIds } };
});
