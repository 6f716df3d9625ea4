// Writes what is signed with one stroke into the caller's transaction: on a stay behind its admission's lock, on a visit behind its own (OR001, OR003, OR005).
import type { MedicineDetail } from '@charaka/contract/clinic/order/order-detail';
import { orderChecks, orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import type { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { type OrderAlert, unansweredStop } from '@charaka/rules/clinic/order-alert';
import { chargeMomentOf } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import { refuseLapsed } from '../../foundation/staff/registration.ts';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { lockAdmission, NO_ADMISSION } from '../../stay/admission/admission-store.ts';
import { encounterReach } from '../encounter/encounter-reach.ts';
import { type FoundEncounter, findEncounter, lockEncounter } from '../encounter/encounter-store.ts';
import { setsOfCaller } from '../orderable/order-set-store.ts';
import { membersIn } from '../orderable/orderable-facts.ts';
import { type JudgedLine, judgeLines, warningOf } from './judge-lines.ts';
import { chargeOnce } from './move-orders.ts';
import { insertAlerts } from './order-alert-store.ts';
import { insertSeries, type Repeats, repeatsOf, timesOf } from './order-series.ts';
import { insertGroup, insertOrders, lockOrders, type NewOrder } from './order-store.ts';

type Group = ParsedOf<typeof signOrders>['group'];
/** A line of the price list, as the order pane sends it. */
export type ChargedLine = Group['lines'][number];

/** A medicine: it names itself, and the pharmacy's memo charges it (OR016). */
export interface MedicineLine extends Omit<ChargedLine, 'chargeId' | 'repeatEvery' | 'repeatCount'> {
  readonly kind: 'Medicine';
  readonly orderName: string;
  readonly detail: MedicineDetail;
}

/** The orders to sign: lines of the price list and medicines. */
export interface SignedGroup extends Omit<Group, 'lines'> {
  readonly lines: readonly ((ChargedLine | MedicineLine) & Answered)[];
}

/** Given where an order is signed a second time: its reason answers these, and nothing that has come since. */
interface Answered {
  readonly answeredBefore?: readonly Pick<OrderAlert, 'kind' | 'about'>[];
}

const MOST_MILLISECONDS_AHEAD = 90 * 86_400_000;
const MOST_ORDERS = 100;

/** Signs a group, all of it or none; answers its number and those of its orders, in the order of its lines. */
export async function signGroup(
  call: Call,
  group: SignedGroup,
): Promise<{ orderGroupId: number; groupNo: number; orderIds: number[] }> {
  const encounter = await lockOpenEncounter(call, group);
  await refuseSigner(call, group);
  const lines = await orderedLines(call, group.lines, encounter);
  const { orderGroupId, groupNo } = await insertGroup(call, {
    encounterId: encounter.encounterId,
    finYear: financialYearOn(call, todayOf(call)),
    orderedById: group.orderedById,
    isVerbal: group.isVerbal,
    readBackBy: group.isVerbal ? (group.readBackBy ?? null) : null,
    clinicalNote: group.clinicalNote || null,
  });
  const orders = await withRepeats(call, orderGroupId, lines);
  const orderIds = await insertOrders(call, orderGroupId, orders);
  if (orderIds.length !== orders.length)
    throw new Error(`${orders.length} orders were signed, ${orderIds.length} written`);
  const written = orders.map((one, index) => ({ ...one, orderId: orderIds[index] ?? 0 }));
  await insertAlerts(
    call,
    written.flatMap(({ orderId, alerts, overrideReason }) =>
      alerts.map((alert) => ({ ...alert, orderId, overrideReason })),
    ),
  );
  await chargeAtSignature(
    call,
    written.filter(({ kind, chargeMoment }) => chargeMomentOf(kind, chargeMoment) === 'Order'),
  );
  return { orderGroupId, groupNo, orderIds };
}

/** A line that is repeated is as many orders, each at its time, of one series (OR020). */
async function withRepeats(call: Call, orderGroupId: number, lines: readonly JudgedOrder[]): Promise<JudgedOrder[]> {
  const orders: JudgedOrder[] = [];
  for (const line of lines) {
    const { repeats } = line;
    if (!repeats) {
      orders.push(line);
      continue;
    }
    const orderSeriesId = await insertSeries(call, orderGroupId, repeats);
    orders.push(...timesOf(line.orderFor, repeats).map((orderFor) => ({ ...line, orderFor, orderSeriesId })));
  }
  if (orders.length > MOST_ORDERS) refuse(orderChecks.mostOrders);
  return orders;
}

/** The charge that signing an order posts (OR016); a visit is charged by the bill of the counter (OR017). */
async function chargeAtSignature(call: Call, orders: readonly { readonly orderId: number }[]): Promise<void> {
  if (orders.length === 0) return;
  const locked = await lockOrders(
    call,
    orders.map(({ orderId }) => orderId),
  );
  await chargeOnce(call, locked);
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

/**
 * Orders are a doctor's, who stands in the register (OR049); whoever else enters them names the doctor and whom they read them back
 * to (OR007).
 */
async function refuseSigner(call: Call, { orderedById, isVerbal, readBackBy }: SignedGroup): Promise<void> {
  if (!(await areDoctorsHere(call, [orderedById])))
    refuse(fieldSentences.selectDoctor, { 'group.orderedById': fieldSentences.selectDoctor });
  const doctor = await call.tx.single<{ doctorName: string; isRegistered: boolean }>(sql`
    select ${staffName(sql`s`)} as doctor_name, trim(coalesce(s.registration_no, '')) <> '' as is_registered
    from staff s where s.tenant_id = ${call.tenantId} and s.staff_id = ${orderedById}`);
  if (!doctor.isRegistered) refuse(orderSentences.doctorNotRegistered({ doctorName: doctor.doctorName }));
  await refuseLapsed(call, orderedById);
  const isOwn = call.session.staffId === orderedById;
  if (isOwn ? isVerbal : !isVerbal || !readBackBy)
    refuse(orderSentences.readBackMissing, { 'group.readBackBy': orderSentences.readBackMissing });
}

type Line = SignedGroup['lines'][number];
type JudgedOrder = NewOrder & Pick<JudgedLine, 'alerts'> & { readonly repeats: Repeats | undefined };

/** The lines as they are written; refuses what nobody answered: a question, a repetition, a Stop without a reason (OR009-OR011). */
async function orderedLines(
  call: Call,
  lines: readonly Line[],
  encounter: FoundEncounter & { readonly openedAt: string },
): Promise<JudgedOrder[]> {
  const judged = await judgeLines(
    call,
    encounter,
    lines.map((line) => ('chargeId' in line ? { chargeId: line.chargeId } : { genericName: line.detail.genericName })),
  );
  if (judged.isAllergyAsked) refuse(orderableSentences.askForAllergies);
  await refuseSets(call, lines);
  return lines.map((line, index) => {
    const one = judged.lines[index];
    if (!one) throw new Error(`Line ${index} was not judged`);
    const { kind, alerts, facts } = one;
    refuseUnanswered(line, one);
    const common = {
      ...commonOf(call, line, encounter.openedAt),
      kind,
      alerts,
      overrideReason: line.overrideReason?.trim() || null,
      orderSetId: line.orderSetId ?? null,
      orderSetVersion: line.orderSetId ? (line.orderSetVersion ?? null) : null,
      chargeMoment: facts?.chargeMoment ?? null,
      leadMinutes: facts?.leadMinutes ?? null,
      requiresApproval: facts?.requiresPayerApproval ?? false,
      ...membersIn(facts),
      orderSeriesId: null,
      repeats: 'chargeId' in line ? repeatsOf(line, one) : undefined,
    };
    if (!('chargeId' in line))
      return { ...common, chargeId: null, orderName: line.orderName, detail: line.detail, duplicateOf: null };
    const { chargeId } = line;
    return { ...common, chargeId, orderName: one.orderName, detail: null, duplicateOf: repeatedBy(one) };
  });
}

/** The earlier order that a line repeats. */
function repeatedBy({ alerts }: JudgedLine): number | null {
  return alerts.find(({ kind }) => kind === 'DuplicateOrder')?.earlierOrderId ?? null;
}

function refuseUnanswered(line: Line, one: JudgedLine): void {
  const { orderName, alerts } = one;
  const { overrideReason, answeredBefore } = line;
  const isNew = (alert: OrderAlert) =>
    !answeredBefore?.some(({ kind, about }) => kind === alert.kind && about === alert.about);
  const stop = answeredBefore ? unansweredStop(alerts.filter(isNew), null) : unansweredStop(alerts, overrideReason);
  if (stop) refuse(orderableSentences.reasonMissing({ warning: warningOf(stop, orderName) }));
  if (alerts.some(({ isAgain }) => isAgain) && !line.isRepeatConfirmed)
    refuse(orderSentences.duplicateUnconfirmed({ orderName }));
}

/** A line comes from a set of this hospital, in a version that was there (OR039). */
async function refuseSets(call: Call, lines: readonly Line[]): Promise<void> {
  const named = lines.flatMap(({ orderSetId, orderSetVersion }) =>
    orderSetId ? [{ orderSetId, version: orderSetVersion ?? 0 }] : [],
  );
  if (named.length === 0) return;
  const unknown = await call.tx.rows(sql`
    select 1 from json_to_recordset(${JSON.stringify(named)}::json) as one ("orderSetId" bigint, version integer)
    where not exists (select from order_set s where ${setsOfCaller(call)} and s.order_set_id = one."orderSetId"
      and one.version between 1 and s.version)`);
  if (unknown.length > 0) refuse(orderableSentences.orderSetDoesNotExist);
}

function commonOf(call: Call, line: ChargedLine | MedicineLine, openedAt: string) {
  // A visit carries the time of its transaction: whoever names no time orders at the visit at the earliest.
  const orderFor = line.orderFor ?? new Date(Math.max(call.now.getTime(), Date.parse(openedAt))).toISOString();
  if (Date.parse(orderFor) < Date.parse(openedAt)) refuse(orderSentences.timeBeforeVisit);
  if (Date.parse(orderFor) > call.now.getTime() + MOST_MILLISECONDS_AHEAD) refuse(orderSentences.timeTooFar);
  const { quantity, priority } = line;
  return { quantity, priority, orderFor, instruction: line.instruction || null };
}
