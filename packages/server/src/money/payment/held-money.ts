// Money held of the patient of a stay by each mode, and who took it: a refund goes out as the money came in (Q258, Q268).
import type { Paise } from '@charaka/rules/money/money';
import { type ByMode, type HeldMoney, heldByMode, refundWay } from '@charaka/rules/money/refund-way';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { paidModes } from './tender-columns.ts';

/** A payment or a refund; `firstModes` where its modes were changed. */
type Counted = ByMode & { readonly isRefund: boolean; readonly firstModes: ByMode | null };

/** Payments less refunds by mode, and what was paid at the pharmacy for medicine that came back: as its memos were paid. */
export async function readHeldOfStay(
  call: Call,
  admissionId: number,
  medicineCreditPaise: Paise,
  /** The refund whose split changes: its former split does not count. */
  exceptPaymentId: number | null = null,
): Promise<HeldMoney> {
  return (await readHeldToJudge(call, admissionId, medicineCreditPaise, exceptPaymentId)).held;
}

/** Money held by the present modes of the receipts, and by the modes first recorded where they were changed: a refund is judged by both. */
async function readHeldToJudge(
  call: Call,
  admissionId: number,
  medicineCreditPaise: Paise,
  exceptPaymentId: number | null = null,
): Promise<{ held: HeldMoney; heldFirst: ByMode | null }> {
  const [payments, memos] = await Promise.all([
    call.tx.rows<Counted>(sql`
      select x.payment_type = 'Refund' as is_refund, ${paidModes('x')}, case when x.first_cash_paise is not null
        then json_build_object('cashPaise', x.first_cash_paise, 'cardPaise', x.first_card_paise, 'upiPaise', x.first_upi_paise,
          'neftPaise', x.first_neft_paise, 'chequePaise', x.first_cheque_paise) end as first_modes from payment x
      where x.tenant_id = ${call.tenantId} and x.admission_id = ${admissionId} and x.is_active
        and x.payment_id is distinct from ${exceptPaymentId}::bigint`),
    call.tx.rows<ByMode>(sql`
      select ${paidModes('s')} from pharmacy_sale s
      where s.tenant_id = ${call.tenantId} and s.admission_id = ${admissionId} and exists (
        select 1 from pharmacy_return r
        where r.tenant_id = s.tenant_id and r.sale_id = s.sale_id and r.own_money_paise > 0)`),
  ]);
  const medicine = refundWay(heldByMode(memos, []), medicineCreditPaise);
  const received = payments.filter(({ isRefund }) => !isRefund);
  const refunded = payments.filter(({ isRefund }) => isRefund);
  const first = received.map(({ firstModes, ...modes }) => firstModes ?? modes);
  return {
    held: heldByMode([...received, medicine], refunded),
    heldFirst: received.some(({ firstModes }) => firstModes) ? heldByMode([...first, medicine], refunded) : null,
  };
}

/** Users who took money of the stay or changed its modes, or took the advance of the booking that it was paid with; they approve no refund of it. */
async function readTakers(call: Call, admissionId: number): Promise<number[]> {
  const rows = await call.tx.rows<{ userId: number }>(sql`
    select distinct u.user_id from payment x, unnest(array[x.created_by, x.modes_changed_by]) u (user_id)
    where x.tenant_id = ${call.tenantId} and x.admission_id = ${admissionId} and x.is_active and x.payment_type = 'Receive'
      and u.user_id is not null
    union
    select e.created_by from payment p
    join advance_entry t on t.tenant_id = p.tenant_id and t.payment_id = p.payment_id
    join advance_entry e on e.tenant_id = t.tenant_id
      and (e.appointment_id = t.appointment_id or e.ot_provisional_booking_id = t.ot_provisional_booking_id)
    where p.tenant_id = ${call.tenantId} and p.admission_id = ${admissionId} and e.kind = 'Receive'`);
  return rows.map(({ userId }) => userId);
}

/** The facts that decide about each refund of a stay: deposits and final bills are always of earlier days, and pay for no work that was done. */
export async function readStayFacts(
  call: Call,
  admissionId: number,
  medicineCreditPaise: Paise,
  exceptPaymentId: number | null = null,
) {
  const [held, makerIds] = await Promise.all([
    readHeldToJudge(call, admissionId, medicineCreditPaise, exceptPaymentId),
    readTakers(call, admissionId),
  ]);
  return { ...held, makerIds, paidAt: null, doneWork: null };
}

/** The money held, in the contract's names. */
export function shownHeld({ cashPaise, cardPaise, upiPaise, neftPaise, chequePaise }: ByMode) {
  return { cash: cashPaise, card: cardPaise, upi: upiPaise, neft: neftPaise, cheque: chequePaise };
}
