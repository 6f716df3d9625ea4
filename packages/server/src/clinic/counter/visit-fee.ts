// The fee of a visit: the rule that applies, the free period after a paid visit, and the price for the payer (OP008).
import type { getFee } from '@charaka/contract/clinic/counter/opd-fee';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  type FeeAsked,
  type FeeRule,
  feeRuleOf,
  freePeriodOf,
  owesFeeOfNew,
  type PaidVisit,
} from '@charaka/rules/clinic/consultation-fee';
import type { VisitKind } from '@charaka/rules/clinic/opd-queue';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { findPricedCharges, type PricedCharge } from '../../money/charge/charge-store.ts';
import type { FindDutyFacts } from '../opd/duty-facts.ts';
import { hasSeenDoctor } from '../opd/visit-store.ts';
import { readFeeSetting } from './fee-setting.ts';

type Fee = Omit<OutputOf<typeof getFee>['fee'], 'net' | 'appointmentId' | 'advance'>;

/** The patient and doctor of the visit. */
export interface FeeOf {
  readonly patientId: number;
  readonly doctorId: number;
  readonly visitKind: VisitKind;
  readonly day: string;
  readonly associationId?: number | null | undefined;
  /** The visit itself, where it is written already: it makes nothing free. */
  readonly visitId?: number | undefined;
}

interface KeptRule extends FeeRule {
  readonly chargeId: number;
}

/** A fee with the visit it is free because of. */
export interface WorkedFee extends Fee {
  readonly freeOfVisitId: number | null;
}

/** The unit price: the payer's rate, or without a rate the hospital's price (Q93). */
export function listPrice({ tpaPaise, standardPaise }: Pick<PricedCharge, 'tpaPaise' | 'standardPaise'>): Paise {
  return tpaPaise > 0 ? tpaPaise : standardPaise;
}

/** The rules of a kind of visit, and those of new visits, which stand in for it. */
function readRules(call: Call, visitKind: VisitKind): Promise<KeptRule[]> {
  return call.tx.rows<KeptRule>(sql`
    select f.doctor_id, f.specialization_id, f.visit_kind, f.charge_id, f.free_days, f.free_visits, f.valid_from
    from consultation_fee f
    join charge c on c.tenant_id = f.tenant_id and c.charge_id = f.charge_id and c.is_active
    where f.tenant_id = ${call.tenantId} and f.hospital_id = ${call.hospital.hospitalId} and f.is_active
      and f.visit_kind in (${visitKind}, 'New')`);
}

/** The rule that holds. One with a charge that is out of use holds no more: it would make its visits free. */
async function ruleOf(call: Call, { doctorId, visitKind, day }: FeeOf): Promise<KeptRule | undefined> {
  const [rules, doctor] = await Promise.all([
    readRules(call, visitKind),
    call.tx.row<{ specializationId: number | null }>(sql`
      select specialization_id from staff where tenant_id = ${call.tenantId} and staff_id = ${doctorId}`),
  ]);
  const asked: FeeAsked = { doctorId, specializationId: doctor?.specializationId ?? null, visitKind, day };
  return feeRuleOf(rules, asked);
}

/** Price of a new visit without a payer, for the doctors who hold OPD on a day and have a rule. */
export const readNewFees: FindDutyFacts = async (call, day) => {
  const [rules, doctors] = await Promise.all([
    readRules(call, 'New'),
    call.tx.rows<{ doctorId: number; specializationId: number | null }>(sql`
      select d.doctor_id, s.specialization_id from opd_day d
      join staff s on s.tenant_id = d.tenant_id and s.staff_id = d.doctor_id
      where d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.day = ${day}`),
  ]);
  const chargeIds = new Map(
    doctors.flatMap(({ doctorId, specializationId }) => {
      const rule = feeRuleOf(rules, { doctorId, specializationId, visitKind: 'New', day });
      return rule ? [[doctorId, rule.chargeId] as const] : [];
    }),
  );
  const priced = await findPricedCharges(call.tx, placeOf(call, null), [...new Set(chargeIds.values())]);
  const prices = new Map(priced.map((charge) => [charge.chargeId, listPrice(charge)]));
  return new Map(
    [...chargeIds].flatMap(([doctorId, chargeId]) => {
      const newFee = prices.get(chargeId) ?? ZERO;
      return newFee === ZERO ? [] : [[doctorId, { newFee }] as const];
    }),
  );
};

/** Place and time of the price of an outpatient's fee. */
const placeOf = (call: Call, associationId: number | null) => ({
  tenantId: call.tenantId,
  hospitalId: call.hospital.hospitalId,
  admissionId: null,
  associationId,
  appliedAt: call.now,
});

/** The last paid new or follow-up visit to the doctor up to the day, with how often it made others free. */
function readPaidVisit(call: Call, { patientId, doctorId, day, visitId }: FeeOf): Promise<PaidVisit | undefined> {
  return call.tx.row<PaidVisit>(sql`
    select v.opd_visit_id as visit_id, v.day,
      (select count(*)::integer from opd_visit f where f.tenant_id = v.tenant_id and f.free_of_visit_id = v.opd_visit_id
        and f.queue_state not in ('Cancelled', 'NoShow') and f.opd_visit_id <> ${visitId ?? 0}) as free_used
    from opd_visit v
    where v.tenant_id = ${call.tenantId} and v.hospital_id = ${call.hospital.hospitalId} and v.patient_id = ${patientId}
      and v.doctor_id = ${doctorId} and v.day <= ${day} and v.fee_state in ('Paid', 'Payer')
      and v.visit_kind in ('New', 'FollowUp') and v.queue_state not in ('Cancelled', 'NoShow')
      and v.opd_visit_id <> ${visitId ?? 0}
    order by v.day desc, v.opd_visit_id desc limit 1`);
}

/** Whether a visit may be of its kind: a follow-up that is not written yet needs a visit before it (Q260). */
async function followsVisit(call: Call, { patientId, doctorId, visitKind, day, visitId }: FeeOf): Promise<boolean> {
  if (visitKind !== 'FollowUp' || visitId !== undefined) return true;
  return hasSeenDoctor(call, { patientId, doctorId, day });
}

/** Works the fee of a visit out. */
export async function workedFee(call: Call, of: FeeOf): Promise<WorkedFee> {
  const free = { visitKind: of.visitKind, isFree: true, price: ZERO, freeOfVisitId: null } as const;
  if (!(await followsVisit(call, of))) return { ...free, reason: 'NothingToFollow' };
  const rule = await ruleOf(call, of);
  if (!rule) {
    const mayBeFree = !owesFeeOfNew(of.visitKind) || (await readFeeSetting(call)).isFreeWithoutRule;
    return { ...free, reason: mayBeFree ? 'NoRule' : 'RuleMissing' };
  }
  const place = placeOf(call, of.associationId ?? null);
  const [paid, [price]] = await Promise.all([
    readPaidVisit(call, of),
    findPricedCharges(call.tx, place, [rule.chargeId]),
  ]);
  if (!price || listPrice(price) === ZERO) return { ...free, reason: 'NoRule' };
  const charged = { ...free, chargeId: rule.chargeId, chargeName: price.chargeName };
  const due = { ...charged, price: listPrice(price), isFree: false } as const;
  if (!paid || rule.freeDays === 0) return { ...due, reason: 'Charged' };
  const period = freePeriodOf(rule, paid, of.day);
  const why = { paidOn: paid.day, freeUntil: period.until };
  if (period.isFree) return { ...charged, ...why, reason: 'FreePeriod', freeOfVisitId: paid.visitId };
  return { ...due, ...why, reason: of.day > period.until ? 'FreePeriodOver' : 'FreeVisitsUsed' };
}
