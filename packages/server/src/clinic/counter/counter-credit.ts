// The payer's share and the due of a counter bill: allowed by a proof or within a limit, else by an approver (Q259).
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { groupKindOf } from '@charaka/rules/money/charge-group';
import { discountShares } from '@charaka/rules/money/counter-bill';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import {
  addPaise,
  type BasisPoints,
  type Paise,
  percentOf,
  subtractPaise,
  sumPaise,
  ZERO,
} from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { authorityOf, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockCashOf } from '../../money/payment/cash-receipts.ts';
import type { BillAsked, PricedBill } from './priced-bill.ts';

/** Whether the caller approves for others; noted for the audit where the right is lent. */
async function isApproved(call: Call, note: string): Promise<boolean> {
  const authority = await authorityOf(call);
  if (!authority.isApprover && !authority.isDelegator) return false;
  await noteUse(call, authority, note);
  return true;
}

/** Refuses a payer's share without an authorisation of a day, beyond the payer's counter agreement, and not by an approver. */
export async function judgePayerShare(
  call: Call,
  { associationId, authorizationNo, authorizedOn }: BillAsked,
  patientId: number,
  { bill, lines }: PricedBill,
): Promise<void> {
  const { payerDuePaise } = bill;
  if (payerDuePaise === 0 || associationId == null) return;
  if (authorizedOn && authorizedOn > todayOf(call))
    refuse(counterSentences.authorizedInFuture, { 'counterBill.authorizedOn': counterSentences.authorizedInFuture });
  const number = authorizationNo?.trim() ?? '';
  if (number !== '' && authorizedOn) return refuseAuthorizationOfAnother(call, { associationId, number, patientId });
  if (await isAgreed(call, associationId, { bill, lines })) return;
  if (await isApproved(call, 'share of a payer without an authorisation')) return;
  const { payerShareUnproven } = counterSentences;
  refuse(payerShareUnproven, { 'counterBill.authorizationNo': payerShareUnproven });
}

/** An authorisation is of one patient: on the bill of another it is not taken, unless an approver makes the bill. */
async function refuseAuthorizationOfAnother(
  call: Call,
  { associationId, number, patientId }: { associationId: number; number: string; patientId: number },
): Promise<void> {
  // Two clerks who enter one number for two patients at once are judged one after the other.
  const key = JSON.stringify([call.tenantId, associationId, number.toLowerCase()]);
  await call.tx.rows(sql`select pg_advisory_xact_lock(hashtext('authorisation'), hashtext(${key}))`);
  const { hospitalId } = call.hospital;
  const other = await call.tx.row<{ billNo: number; hospitalId: number }>(sql`
    select bill_no, hospital_id from counter_bill
    where tenant_id = ${call.tenantId} and association_id = ${associationId} and authorization_no is not null
      and lower(authorization_no) = lower(${number}) and patient_id <> ${patientId} and is_active
    order by (hospital_id = ${hospitalId}) desc, counter_bill_id desc limit 1`);
  if (!other || (await isApproved(call, 'authorisation of another patient'))) return;
  // The bill of another hospital has its number there alone: here it would be that of another bill.
  const said =
    other.hospitalId === hospitalId
      ? counterSentences.authorizationOfAnother({ value: number, billNo: other.billNo })
      : counterSentences.authorizationElsewhere({ value: number });
  refuse(said, { 'counterBill.authorizationNo': said });
}

interface Agreement {
  readonly shareBasisPoints: BasisPoints;
  readonly limitPaise: Paise | null;
  readonly laboratory: boolean | null;
  readonly radiology: boolean | null;
  readonly category: boolean | null;
}

/** Whether the payer's agreement covers the share of the bill that the payer takes over, today. */
async function isAgreed(
  call: Call,
  associationId: number,
  { bill, lines }: Pick<PricedBill, 'bill' | 'lines'>,
): Promise<boolean> {
  const agreement = await call.tx.row<Agreement>(sql`
    select counter_share_basis_points as share_basis_points, counter_limit as limit_paise, counter_laboratory as laboratory,
      counter_radiology as radiology, counter_services as category from association
    where tenant_id = ${call.tenantId} and association_id = ${associationId} and counter_share_basis_points is not null
      and ${todayOf(call)}::date between counter_from and coalesce(counter_to, 'infinity')`);
  if (!agreement) return false;
  const { shareBasisPoints, limitPaise } = agreement;
  const mostPaise = percentOf(coveredPaise(agreement, { bill, lines }), shareBasisPoints);
  return bill.payerDuePaise <= mostPaise && (limitPaise === null || bill.payerDuePaise <= limitPaise);
}

/** The part of the bill that belongs to the departments of the agreement; the whole bill when the agreement names none. */
function coveredPaise(agreement: Agreement, { bill, lines }: Pick<PricedBill, 'bill' | 'lines'>): Paise {
  const isOfAll = !agreement.laboratory && !agreement.radiology && !agreement.category;
  if (isOfAll || lines.every(({ chargeTypeId }) => agreement[groupKindOf(chargeTypeId)])) return bill.netPaise;
  const shares = discountShares(lines, bill.discountPaise);
  const worths = lines.map(({ netPaise, gstPaise }, index) =>
    subtractPaise(addPaise(netPaise, gstPaise), shares[index] ?? ZERO),
  );
  return sumPaise(worths.filter((_, index) => agreement[groupKindOf(lines[index]?.chargeTypeId ?? 0)]));
}

/**
 * Refuses what stays due above the limit of the caller's role, unless an approver makes the bill. What the patient owes on earlier bills of
 * the counter counts: a sum above the limit is not left due on several small bills.
 */
export async function judgeCounterDue(call: Call, patientId: number, duePaise: Paise): Promise<void> {
  if (duePaise === 0) return;
  // Two clerks who bill one patient at once are judged one after the other: both dues count.
  await lockCashOf(call, patientId);
  const { limitPaise, owedPaise } = await call.tx.single<{ limitPaise: Paise | null; owedPaise: Paise }>(sql`
    select r.counter_due_paise as limit_paise, (select coalesce(sum(b.due_paise), 0)::bigint from counter_bill b
      where b.tenant_id = u.tenant_id and b.hospital_id = ${call.hospital.hospitalId} and b.patient_id = ${patientId}
        and b.is_active) as owed_paise
    from app_user u join role r on r.tenant_id = u.tenant_id and r.role_id = u.role_id
    where u.tenant_id = ${call.tenantId} and u.user_id = ${call.userId}`);
  if (limitPaise === null || addPaise(owedPaise, duePaise) <= limitPaise) return;
  if (await isApproved(call, 'due of a counter bill above the limit of the role')) return;
  const most = formatPaise(limitPaise);
  if (owedPaise > 0) refuse(counterSentences.dueBesideEarlier({ sum: formatPaise(owedPaise), most }));
  refuse(counterSentences.dueAboveLimit({ most }));
}
