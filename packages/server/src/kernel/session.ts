// Who is calling: the signed token and, behind it, the session with its rights, kept in memory until something changes.

import { ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { type DeedName, deeds } from '@charaka/contract/kernel/deed';
import type { Action } from '@charaka/contract/kernel/endpoint';
import { mayDoDeed, mayOn, type RightsByPath } from '@charaka/rules/access/permission';
import { type FactorFacts, type FactorNeed, factorNeedOf, mustHaveFactor } from '@charaka/rules/access/second-factor';
import type { CashRule } from '@charaka/rules/money/cash-limit';
import type { DepositRule } from '@charaka/rules/money/deposit';
import type { BasisPoints, Paise } from '@charaka/rules/money/money';
import { createSigner, createVerifier } from 'fast-jwt';
import type pg from 'pg';
import sql from 'sql-template-tag';
import type { News } from './live.ts';
import { HttpError } from './refusal.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** A hospital as every call may need it. */
export interface HospitalFacts {
  readonly hospitalId: number;
  readonly hospitalName: string;
  readonly timezone: string;
  readonly stateCode: string | null;
  readonly isNonHospitalCharge: boolean;
  readonly countryCode: string;
  readonly cashReceiptLimitPaise: Paise | null;
  readonly cashLimitReceipt: CashRule['mode'];
  readonly lowDepositPercent: number;
  readonly lowDepositOf: DepositRule['of'];
  /** The discount a bill may carry without an approver; null without a limit (Q137). */
  readonly discountLimitBasisPoints: BasisPoints;
  /** From which day on GST is reckoned after the discount, and without regard to the patient's state; null: as R520 and R521 say. */
  readonly gstAfterDiscountSince: string | null;
  readonly gstServicePlaceSince: string | null;
  /** From which day on rooms are taxed by their rate a day, and medicine of inpatients is part of the treatment (FI044); null: never. */
  readonly roomTaxSince: string | null;
  readonly medicineInTreatmentSince: string | null;
  readonly isBedCleanedAfterStay: boolean;
  /** What is made of departments that have not cleared a patient who leaves. */
  readonly dischargeChecklist: 'off' | 'warn' | 'bar';
  /** Since when rent is worked out from the stays; null where beds are charged by hand. */
  readonly bedRentSince: string | null;
  readonly bedCheckOutHour: number;
  readonly bedHalfDayHours: number | null;
  readonly inpatientAdmissionPrefix: string;
  readonly patientRegistrationPrefix: string;
  readonly pharmacySalePrefix: string;
}

/** A session with the rights it has at this moment. */
export interface Session {
  readonly sessionId: string;
  readonly tenantId: number;
  /** When it ends whatever is renewed. */
  readonly expiresAt: string;
  /** What it waits for before the user may work (PS033). */
  readonly factorNeed: FactorNeed;
  readonly hasFactor: boolean;
  /** Whether the user must have a second factor. */
  readonly isFactorDemanded: boolean;
  /** Until when, in milliseconds of this process's clock, the user need not prove again who they are (PS035). */
  readonly steppedUpUntil: number;
  /** Money that leaves above this is confirmed (PS035). */
  readonly stepUpAbovePaise: number;
  /** How often its token was renewed. */
  readonly generation: number;
  /** Until when, in milliseconds of this process's clock, the token before the last one is still taken. */
  readonly predecessorEndsAt: number;
  readonly userId: number;
  readonly userName: string;
  readonly roleId: number;
  /** Which dashboard the role begins with (R176). */
  readonly dashboardName: string | null;
  readonly staffId: number | null;
  readonly homeHospitalId: number;
  /** Somebody else made the password; nearly every call waits until the user has one of their own. */
  readonly mustChangePassword: boolean;
  readonly isHospitalsVisible: boolean;
  /** By menu path, and by deed. */
  readonly rights: RightsByPath;
  readonly hospitals: ReadonlyMap<number, HospitalFacts>;
  readonly financialYears: readonly { finYear: string; yearFrom: string; yearTo: string }[];
}

/** What a token says: session, tenant, which renewal it comes from (0 at log-in), and its end in seconds since 1970. */
export interface Claims {
  readonly sid: string;
  readonly tid: number;
  readonly gen: number;
  readonly exp: number;
}

/**
 * How long a renewed token is still taken: requests in flight, other tabs that have not heard yet, and one more try when the answer
 * to the renewal was lost.
 */
const PREDECESSOR_SECONDS = 8;

/** Signs and reads tokens. */
export interface TokenSigner {
  /** A token for a session at a generation, 0 at log-in; valid for the given minutes. */
  sign(sessionId: string, tenantId: number, generation?: number): { token: string; expiresAt: Date };
  /** The claims of a token. Throws 401 when it is forged, foreign or expired. */
  read(token: string): Claims;
}

/** Makes the signer of HS256 tokens. */
export function tokenSigner(key: string, minutes: number): TokenSigner {
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: minutes * 60_000 });
  const verify = createVerifier({ key, algorithms: ['HS256'], cache: 5000, requiredClaims: ['sid', 'tid', 'exp'] });
  return {
    sign: (sid, tid, gen = 0) => ({
      token: sign({ sid, tid, gen }),
      expiresAt: new Date(Date.now() + minutes * 60_000),
    }),
    read: (token) => {
      try {
        // Tokens of before generations were counted are of the first.
        return { gen: 0, ...(verify(token) as Omit<Claims, 'gen'>) };
      } catch {
        throw new HttpError(401, SESSION_OVER);
      }
    },
  };
}

/** How long a proof of the user is good for (PS035). */
export const STEP_UP_MINUTES = 10;

const SESSION_OVER = 'Your session has ended, please log in again';

/** Throws 401 for a token that was renewed, but for a few seconds afterwards. */
export function refuseReplaced({ gen }: Claims, session: Session): void {
  if (gen === session.generation) return;
  const isPredecessor = gen === session.generation - 1 && Date.now() < session.predecessorEndsAt;
  if (!isPredecessor) throw new HttpError(401, SESSION_OVER);
}

interface Known {
  readonly tenantId: number;
  readonly session: Promise<Session>;
  until: number;
}

/** The sessions this process knows; news of changed rights, users or hospitals drops what they made stale. */
export class SessionCache {
  readonly #pool: pg.Pool;
  readonly #known = new Map<string, Known>();
  /** Even with no news at all nothing is trusted longer than this. */
  readonly #trustMs = 60_000;
  readonly #most = 20_000;

  readonly allowsNoFactor: boolean;

  /** `allowsNoFactor`: a tenant may demand second factors of nobody, as the demo does on its own machine (Q232). */
  constructor(pool: pg.Pool, { allowsNoFactor = false } = {}) {
    this.#pool = pool;
    this.allowsNoFactor = allowsNoFactor;
  }

  /** The living session behind a token's claims. Throws 401 when it was ended or its user deactivated. */
  find(sessionId: string, tenantId: number): Promise<Session> {
    const known = this.#known.get(sessionId);
    if (known && known.until > Date.now()) return known.session;
    const session = inTransaction(this.#pool, { tenantId }, 'read', (tx) =>
      loadSession(tx, { tenantId, sessionId, allowsNoFactor: this.allowsNoFactor }),
    );
    // Kept from the moment the load starts: a load that `forget` overtakes is dropped with the rest and never comes back.
    const fresh: Known = { tenantId, session, until: Date.now() + this.#trustMs };
    session.then(
      ({ expiresAt }) => {
        fresh.until = Math.min(fresh.until, Date.parse(expiresAt));
      },
      () => {
        if (this.#known.get(sessionId) === fresh) this.#known.delete(sessionId);
      },
    );
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(sessionId, fresh);
    return session;
  }

  /** Drops what a piece of news made stale: one session, all of a tenant, or, after a gap in the news, everything. */
  hear(news: News | 'gap'): void {
    if (news === 'gap') this.#known.clear();
    else if (news.topic !== 'access') return;
    else if (news.sessionId !== undefined) this.#known.delete(news.sessionId);
    else for (const [key, known] of this.#known) if (known.tenantId === news.tenantId) this.#known.delete(key);
  }
}

/** What decides about the second factor of a user, and what the tenant demands. */
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
    SESSION_OVER,
  );
  return facts.policy === 'nobody' && !allowsNoFactor ? { ...facts, policy: 'privileged' } : facts;
}

/** What a role may do and grant, by menu path and deed. */
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

/** The hospitals that a user works in; role 0 works in all. */
function readHospitals(
  tx: Transaction,
  { tenantId, userId, roleId }: { tenantId: number; userId: number; roleId: number },
): Promise<HospitalFacts[]> {
  return tx.rows<HospitalFacts>(sql`
    select hospital_id, hospital_name, timezone, state_code, is_non_hospital_charge, cash_receipt_limit_paise,
      cash_limit_receipt, discount_limit_basis_points, low_deposit_percent, low_deposit_of,
      gst_after_discount_since, gst_service_place_since, room_tax_since, medicine_in_treatment_since,
      (select c.country_code from country c where c.country_id = h.country_id) as country_code,
      is_bed_cleaned_after_stay, discharge_checklist, bed_rent_since, bed_check_out_hour, bed_half_day_hours,
      inpatient_admission_prefix, patient_registration_prefix, pharmacy_sale_prefix
    from hospital h
    where tenant_id = ${tenantId} and is_active and (${roleId === 0} or exists (
      select 1 from user_hospital m
      where m.tenant_id = h.tenant_id and m.hospital_id = h.hospital_id and m.user_id = ${userId} and m.is_active))
    order by hospital_name`);
}

async function loadSession(
  tx: Transaction,
  { tenantId, sessionId, allowsNoFactor }: { tenantId: number; sessionId: string; allowsNoFactor: boolean },
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
  if (!user) throw new HttpError(401, SESSION_OVER);
  const { userId, roleId } = user;
  const [facts, rights, hospitals, financialYears] = await Promise.all([
    readFactorFacts(tx, { tenantId, userId, allowsNoFactor }),
    readRights(tx, tenantId, roleId),
    readHospitals(tx, { tenantId, userId, roleId }),
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

/** Whether a session has a right on a screen: role 0 has them all (R162). */
export function hasRight(session: Session, menu: string, action: Action): boolean {
  return mayOn(session.rights, session.roleId, menu, action);
}

/** Whether a session does a deed (Q224). */
export function does(session: Session, deed: DeedName): boolean {
  return mayDoDeed(session.rights, deed);
}

/** Throws 403 where the session does not do a deed, for calls that turn out to be one by what is asked of them. */
export function needDeed(session: Session, deed: DeedName): void {
  if (!does(session, deed)) throw new HttpError(403, `You are not permitted to do this: ${deeds[deed].title}`);
}
