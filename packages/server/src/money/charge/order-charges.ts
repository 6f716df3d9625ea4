// Charges what was ordered, at the moment its department reaches, and takes it back with the order (OR014, OR015, OR021).
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import { chargeTopic } from '@charaka/contract/money/charge/topics';
import { type Thousandths, ZERO } from '@charaka/rules/money/money';
import { mayRecordCharge } from '@charaka/rules/stay/admission-state';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type AdmissionStanding, closedReason, readStanding } from '../../stay/admission/admission-standing.ts';
import { changeLine, type PostedLine } from './change-charge-store.ts';
import { refuseAmounts } from './charge-checks.ts';
import { findPricedCharges, insertChargeLines, type NewChargeLine, type PricedCharge } from './charge-store.ts';
import { withChanged } from './gift-account.ts';
import { gstOfLine } from './gst-rule.ts';
import { judgeLines } from './judge-gift.ts';

/** The remark on the bill line of a refused order. */
const PAID_BY_PATIENT = 'Paid by the patient: the payer refused';

/** The charge of an order. */
export interface OrderedCharge {
  readonly orderId: number;
  readonly chargeId: number;
  readonly quantityThousandths: Thousandths;
  /** The payer refused the order: it costs the hospital's price, and the payer bears no part of it (OR028). */
  readonly isPatientShare?: boolean;
}

/**
 * Posts a line for each order at the payer's rate of today, behind the admission's lock, which the caller holds. What the price list
 * has without a price is free and writes no line. Refuses when the account takes no more charges: what is done is charged.
 */
export async function chargeOrders(call: Call, admissionId: number, ordered: readonly OrderedCharge[]): Promise<void> {
  if (ordered.length === 0) return;
  const { tx, tenantId, hospital, userId, now } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId, admissionId, userId, appliedAt: now };
  const [standing, prices] = await Promise.all([
    readStanding(call, admissionId),
    findPricedCharges(tx, place, [...new Set(ordered.map(({ chargeId }) => chargeId))]),
  ]);
  refuseClosedAccount(standing);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const lines = ordered.flatMap((one) => orderLine(one, priceById.get(one.chargeId)));
  if (lines.length === 0) return;
  await insertChargeLines(tx, place, lines, gstOfLine(call, standing));
  await call.announce(chargeTopic, admissionId);
}

/** The reason why a line is reversed, and the quantity that remains (OR024). */
interface TakenBack {
  readonly reason: string;
  readonly keptThousandths: Thousandths;
}

/**
 * Takes the line of an order off the account, which the caller has locked, or leaves a part of it; nothing where it has none. Refuses
 * after the final bill, and a sum above what the caller may give away without a second person.
 */
export async function takeBackOrderCharge(
  call: Call,
  admissionId: number,
  orderId: number,
  { reason, keptThousandths }: TakenBack,
): Promise<void> {
  const line = await call.tx.row<PostedLine>(sql`
    select service_charge_id, description, remark, changed_at, quantity_thousandths, applied_charge_paise as applied_paise,
      item_discount_paise, created_at as posted_at, late_quantity_thousandths
    from service_charge
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and clinical_order_id = ${orderId} and is_active`);
  if (!line) return;
  refuseClosedAccount(await readStanding(call, admissionId));
  const isActive = keptThousandths > 0;
  const amounts = isActive ? { ...line, quantityThousandths: keptThousandths } : line;
  await judgeLines(call, admissionId, (gift) =>
    withChanged(gift, line.serviceChargeId, isActive ? amounts : null, call.now),
  );
  await changeLine(call, line, { ...amounts, remark: line.remark, isActive, reason });
  await call.announce(chargeTopic, admissionId);
}

/** A user who does the work needs no right to post charges: the price list decides. */
function refuseClosedAccount(standing: AdmissionStanding): void {
  if (mayRecordCharge({ canView: true, canEdit: true, does: () => true }, standing)) return;
  const closed = closedReason(standing) ?? chargeSentences.finalAmountEntered;
  refuse(chargeSentences.closedForDeed({ closed, deed: chargeSentences.noChargeAdded }));
}

function orderLine(
  { orderId, chargeId, quantityThousandths, isPatientShare = false }: OrderedCharge,
  price: PricedCharge | undefined,
): NewChargeLine[] {
  if (!price) return refuse(chargeSentences.chargeNotInPriceList({ chargeId }));
  const tpaPaise = isPatientShare ? ZERO : price.tpaPaise;
  const appliedPaise = tpaPaise > 0 ? tpaPaise : price.standardPaise;
  if (appliedPaise === 0) return [];
  const amounts = { quantityThousandths, appliedPaise, itemDiscountPaise: ZERO };
  refuseAmounts(price.chargeName, amounts);
  const remark = isPatientShare ? PAID_BY_PATIENT : null;
  return [{ ...price, tpaPaise, ...amounts, clinicalOrderId: orderId, remark, isBedRent: false }];
}
