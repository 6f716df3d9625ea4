// Reads a session with its rights and hospitals, and whether it waits for a second factor.

import { ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { type FactorFacts, factorNeedOf, mustHaveFactor } from '@charaka/rules/access/second-factor';
import sql from 'sql-template-tag';
import { type HospitalSettings, selectSettings, settingsOf } from './hospital-settings.ts';
import { HttpError } from './refusal.ts';
import { type HospitalFacts, type Session, STEP_UP_MINUTES } from './session.ts';
import { PREDECESSOR_SECONDS } from './token.ts';
import type { Transaction } from './transaction.ts';

/** The facts that decide a user's second factor, and the tenant's requirements. */
export async function readFactorFacts(
  tx: Transaction,
  { tenantId, userId, allowsNoFactor }: { tenantId: number; userId: number; allowsNoFactor: boolean },
): Promise<FactorFacts & { hasFactor: boolean; stepUpAbovePaise: number; sessionHours: number }> {
  const query = sql`
    select u.role_id, coalesce(s.is_approver, false) as is_approver,
      exists (select from role_permission p where p.tenant_id = u.tenant_id and p.role_id = u.role_id
        and p.menu_path = ${ROLE_MENU_PATH} and (p.can_add or p.can_edit)) as may_change_rights,
      exists (select from factor f where f.tenant_id = u.tenant_id and f.user_id = u.user_id and f.is_active) as has_factor,
      coalesce(p.factor_for, 'privileged') as policy, coalesce(p.step_up_above_paise, 5000000) as step_up_above_paise,
      coalesce(p.session_hours, 12) as session_hours
    from app_user u
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    left join security_policy p on p.tenant_id = u.tenant_id
    where u.tenant_id = ${tenantId} and u.user_id = ${userId}`;
  const facts = await tx.one<FactorFacts & { hasFactor: boolean; stepUpAbovePaise: number; sessionHours: number }>(
    query,
    kernelSentences.sessionOver,
  );
  return facts.policy === 'nobody' && !allowsNoFactor ? { ...facts, policy: 'privileged' } : facts;
}

/** The rights of a role, by menu path and deed, and the rights it may grant. */
function readRights(tx: Transaction, tenantId: number, roleId: number) {
  return tx.rows<{
    menuPath: string;
    canView: boolean;
    canAdd: boolean;
    canEdit: boolean;
    canDelete: boolean;
    canGrant: boolean;
  }>(sql`
    select menu_path, can_view, can_add, can_edit, can_delete, can_grant from role_permission
    where tenant_id = ${tenantId} and role_id = ${roleId}`);
}

/** The hospitals that a user works in, with what areas keep of them; role 0 works in all. */
async function readHospitals(
  tx: Transaction,
  { tenantId, userId, roleId }: { tenantId: number; userId: number; roleId: number },
  declared: readonly HospitalSettings<object>[],
): Promise<HospitalFacts[]> {
  const rows = await tx.rows<Omit<HospitalFacts, 'settings'> & Record<string, unknown>>(sql`
    select h.hospital_id, h.hospital_name, h.timezone, h.state_code,
      (select c.country_code from country c where c.country_id = h.country_id) as country_code${selectSettings(declared)}
    from hospital h
    where tenant_id = ${tenantId} and is_active and (${roleId === SUPER_ADMINISTRATOR_ROLE_ID} or exists (
      select 1 from user_hospital m
      where m.tenant_id = h.tenant_id and m.hospital_id = h.hospital_id and m.user_id = ${userId} and m.is_active))
    order by hospital_name`);
  return rows.map(({ hospitalId, hospitalName, timezone, stateCode, countryCode, ...row }) => ({
    hospitalId,
    hospitalName,
    timezone,
    stateCode,
    countryCode,
    settings: settingsOf(declared, row),
  }));
}

/** The parts of a session beyond the user's own record. */
export interface SessionParts {
  /** True when a tenant may switch off second factors for all users (Q232). */
  readonly allowsNoFactor: boolean;
  /** The areas' settings per hospital. */
  readonly settings: readonly HospitalSettings<object>[];
}

/** The living session of that number. Throws 401 when it was ended or its user deactivated. */
export async function loadSession(
  tx: Transaction,
  { tenantId, sessionId, allowsNoFactor, settings }: { tenantId: number; sessionId: string } & SessionParts,
): Promise<Session> {
  const user = await tx.row<{
    expiresAt: string;
    generation: number;
    secondsSinceRenewal: number | null;
    secondsSinceStepUp: number | null;
    factorLevel: string;
    userId: number;
    name: string;
    roleId: number;
    dashboardName: string | null;
    staffId: number | null;
    hospitalId: number;
    isHospitalsVisible: boolean;
    mustChangePassword: boolean;
  }>(sql`
    select x.expires_at, x.generation, extract(epoch from clock_timestamp() - x.renewed_at)::float as seconds_since_renewal,
      extract(epoch from clock_timestamp() - x.stepped_up_on)::float as seconds_since_step_up, x.factor_level,
      u.user_id, u.name, u.role_id, r.dashboard_name, u.staff_id, u.hospital_id,
      u.is_hospitals_visible, u.must_change_password
    from session x
    join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.user_id and u.is_active
    join role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where x.tenant_id = ${tenantId} and x.session_id = ${sessionId} and x.revoked_at is null and x.expires_at > now()
      and (s.is_active is null or s.is_active)`);
  if (!user) throw new HttpError(401, kernelSentences.sessionOver);
  const { userId, roleId } = user;
  const [facts, rights, hospitals, financialYears] = await Promise.all([
    readFactorFacts(tx, { tenantId, userId, allowsNoFactor }),
    readRights(tx, tenantId, roleId),
    readHospitals(tx, { tenantId, userId, roleId }, settings),
    tx.rows<{ finYear: string; yearFrom: string; yearTo: string }>(sql`
      select fin_year, year_from, year_to from financial_year where tenant_id = ${tenantId} and is_active order by year_from desc`),
  ]);
  return {
    sessionId,
    tenantId,
    expiresAt: user.expiresAt,
    generation: user.generation,
    predecessorEndsAt: Date.now() + (PREDECESSOR_SECONDS - (user.secondsSinceRenewal ?? PREDECESSOR_SECONDS)) * 1000,
    factorNeed: factorNeedOf({ ...facts, isProved: user.factorLevel !== 'Password' }),
    hasFactor: facts.hasFactor,
    isFactorDemanded: mustHaveFactor(facts),
    steppedUpUntil: Date.now() + (STEP_UP_MINUTES * 60 - (user.secondsSinceStepUp ?? STEP_UP_MINUTES * 60)) * 1000,
    stepUpAbovePaise: facts.stepUpAbovePaise,
    userId: user.userId,
    userName: user.name,
    roleId: user.roleId,
    dashboardName: user.dashboardName,
    staffId: user.staffId,
    homeHospitalId: user.hospitalId,
    mustChangePassword: user.mustChangePassword,
    isHospitalsVisible: user.isHospitalsVisible,
    rights: Object.fromEntries(rights.map((row) => [row.menuPath, row])),
    hospitals: new Map(hospitals.map((row) => [row.hospitalId, row])),
    financialYears,
  };
}

/** The rights of a user without a session, for work that runs in the name of the user. */
export type Standing = Pick<Session, 'userId' | 'userName' | 'roleId' | 'rights' | 'hospitals'> & {
  readonly email: string | null;
  readonly language: string;
};

/** The standing of a user at this moment; undefined for one who cannot log in any more. */
export async function loadStanding(tx: Transaction, tenantId: number, userId: number): Promise<Standing | undefined> {
  const user = await tx.row<{ name: string; email: string | null; roleId: number; language: string }>(sql`
    select u.name, u.email, u.role_id, coalesce(p.language, 'en') as language from app_user u
    left join user_preference p on p.tenant_id = u.tenant_id and p.user_id = u.user_id
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where u.tenant_id = ${tenantId} and u.user_id = ${userId} and u.is_active and (s.is_active is null or s.is_active)`);
  if (!user) return undefined;
  const { name, email, roleId, language } = user;
  const [rights, hospitals] = await Promise.all([
    readRights(tx, tenantId, roleId),
    readHospitals(tx, { tenantId, userId, roleId }, []),
  ]);
  return {
    userId,
    userName: name,
    email,
    language,
    roleId,
    rights: Object.fromEntries(rights.map((row) => [row.menuPath, row])),
    hospitals: new Map(hospitals.map((row) => [row.hospitalId, row])),
  };
}
