// Writes what is signed with one stroke into the caller's transaction: on a stay behind its admission's lock, on a visit behind its own (OR001, OR003, OR005).
import type { MedicineDetail } from '@charaka/contract/clinic/order/order-detail';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import type { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { openOrderStatuses, orderKindOf } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findPricedCharges } from '../../money/charge/charge-store.ts';
import { lockAdmission, NO_ADMISSION } from '../../stay/admission/admission-store.ts';
import { encounterReach } from '../encounter/encounter-reach.ts';
import { type FoundEncounter, findEncounter, lockEncounter } from '../encounter/encounter-store.ts';
import { insertGroup, insertOrders, type NewOrder } from './order-store.ts';

type Group = ParsedOf<typeof signOrders>['group'];
/** A line of the price list, as the order pane sends it. */
export type ChargedLine = Group['lines'][number];

/** A medicine: it names itself, and the pharmacy's memo charges it (OR016). */
export interface MedicineLine extends Omit<ChargedLine, 'chargeId' | 'isRepeatConfirmed'> {
  readonly kind: 'Medicine';
  readonly orderName: string;
  readonly detail: MedicineDetail;
}

/** What is signed, with lines of the price list and medicines side by side. */
export interface SignedGroup extends Omit<Group, 'lines'> {
  readonly lines: readonly (ChargedLine | MedicineLine)[];
}

const MOST_MILLISECONDS_AHEAD = 90 * 86_400_000;
const CHARGED_BY_STAY = 2;

/** Signs a group, all of it or none; answers its number and those of its orders, in the order of its lines. */
export async function signGroup(
  call: Call,
  group: SignedGroup,
): Promise<{ orderGroupId: number; groupNo: number; orderIds: number[] }> {
  const encounter = await lockOpenEncounter(call, group);
  await refuseSigner(call, group);
  const orders = await orderedLines(call, group.lines, encounter);
  const { orderGroupId, groupNo } = await insertGroup(call, {
    encounterId: encounter.encounterId,
    finYear: financialYearOn(call, todayOf(call)),
    orderedById: group.orderedById,
    isVerbal: group.isVerbal,
    readBackBy: group.isVerbal ? (group.readBackBy ?? null) : null,
    clinicalNote: group.clinicalNote || null,
  });
  const orderIds = await insertOrders(call, orderGroupId, orders);
  if (orderIds.length !== orders.length)
    throw new Error(`${orders.length} orders were signed, ${orderIds.length} written`);
  return { orderGroupId, groupNo, orderIds };
}

/** Behind the lock, so that the end of the visit, the final bill and the discharge come before it or after it (OR005). */
async function lockOpenEncounter(call: Call, { encounterId, admissionId }: SignedGroup): Promise<FoundEncounter> {
  if (!encounterId && !admissionId) refuse(orderSentences.chooseVisit);
  const unknown = encounterId ? orderSentences.visitDoesNotExist({ encounterId }) : NO_ADMISSION;
  const encounter = (await findEncounter(call, { encounterId, admissionId })) ?? refuse(unknown);
  const reach = encounterReach(call);
  if (encounter.admissionId === null) {
    if (!reach.visits) refuse(unknown);
    if ((await lockEncounter(call, encounter.encounterId)).isClosed) refuse(orderSentences.visitClosed);
    return encounter;
  }
  if (!reach.stays) refuse(unknown);
  const { isDischarged, isFinalBill, patientId, admittedAt } = await lockAdmission(call, encounter.admissionId);
  if (isDischarged) refuse(admissionSentences.patientIsDischarged);
  if (isFinalBill) refuse(orderSentences.finalBillMade);
  return { ...encounter, patientId, openedAt: admittedAt };
}

/** Orders are a doctor's; whoever else enters them names the doctor and whom they read them back to (OR007). */
async function refuseSigner(call: Call, { orderedById, isVerbal, readBackBy }: SignedGroup): Promise<void> {
  if (!(await areDoctorsHere(call, [orderedById])))
    refuse(fieldSentences.selectDoctor, { 'group.orderedById': fieldSentences.selectDoctor });
  const isOwn = call.session.staffId === orderedById;
  if (isOwn ? isVerbal : !isVerbal || !readBackBy)
    refuse(orderSentences.readBackMissing, { 'group.readBackBy': orderSentences.readBackMissing });
}

/** The lines with what the price list says of them, and the order each would repeat. */
async function orderedLines(
  call: Call,
  lines: SignedGroup['lines'],
  { openedAt, patientId, admissionId }: FoundEncounter,
): Promise<NewOrder[]> {
  const chargeIds = [...new Set(lines.flatMap((line) => ('chargeId' in line ? [line.chargeId] : [])))];
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId, admissionId, appliedAt: call.now };
  const [prices, open] = await Promise.all([
    findPricedCharges(call.tx, place, chargeIds),
    findOpenOrders(call, patientId, chargeIds),
  ]);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const openById = new Map(open.map(({ chargeId, orderId }) => [chargeId, orderId]));
  return lines.map((line) => {
    const common = commonOf(call, line, openedAt);
    if (!('chargeId' in line)) {
      const { kind, orderName, detail } = line;
      return { ...common, chargeId: null, kind, orderName, detail, duplicateOf: null };
    }
    const price = priceById.get(line.chargeId) ?? refuse(orderSentences.notInPriceList);
    const kind = orderKindOf(price.chargeTypeId);
    if (price.chargeTypeId === CHARGED_BY_STAY) return refuse(orderSentences.bedNotOrdered);
    if (!kind) return refuse(orderSentences.notOrderable({ chargeName: price.chargeName }));
    const duplicateOf = openById.get(line.chargeId) ?? null;
    if (duplicateOf !== null && !line.isRepeatConfirmed)
      refuse(orderSentences.duplicateUnconfirmed({ orderName: price.chargeName }));
    const { chargeId } = line;
    return { ...common, chargeId, kind, orderName: price.chargeName, detail: null, duplicateOf };
  });
}

function commonOf(call: Call, line: ChargedLine | MedicineLine, openedAt: string) {
  const orderFor = line.orderFor ?? call.now.toISOString();
  if (Date.parse(orderFor) < Date.parse(openedAt)) refuse(orderSentences.timeBeforeVisit);
  if (Date.parse(orderFor) > call.now.getTime() + MOST_MILLISECONDS_AHEAD) refuse(orderSentences.timeTooFar);
  const { quantity, priority } = line;
  return { quantity, priority, orderFor, instruction: line.instruction || null };
}

/** Orders of the patient for the same charges that are not done yet (OR011). */
function findOpenOrders(
  call: Call,
  patientId: number,
  chargeIds: readonly number[],
): Promise<{ chargeId: number; orderId: number }[]> {
  return call.tx.rows<{ chargeId: number; orderId: number }>(sql`
    select charge_id, max(clinical_order_id) as order_id from clinical_order
    where tenant_id = ${call.tenantId} and patient_id = ${patientId} and charge_id = any(${[...chargeIds]}::bigint[])
      and status = any(${[...openOrderStatuses]}::text[])
    group by charge_id`);
}
