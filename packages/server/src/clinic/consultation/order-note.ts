// The orders of a signed note: its medicines and investigations as orders of the visit, and those that an amendment cancels (OP016, OP026).
import type { MedicineDetail } from '@charaka/contract/clinic/order/order-detail';
import { type MedicineLine, medicineOf, medicineText } from '@charaka/rules/clinic/medicine-line';
import { isBeforeWork, type OrderDeed } from '@charaka/rules/clinic/order-step';
import { thousandths } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { moveOrders } from '../order/move-orders.ts';
import { type LockedOrder, markDropped, refuseStep } from '../order/order-store.ts';
import { signGroup } from '../order/sign-group.ts';
import type { NoteContent } from './consultation-store.ts';

type Line = NoteContent['medicines'][number];

const parts = (value: number) => thousandths(Math.round(value * 1000));
const someParts = (value: number | null) => (value === null ? null : parts(value));

/** The name an order of a medicine has: what is given, and how it is taken; two lines that say the same are one. */
const nameOf = (line: Line) => medicineText(line);

/** Called for lines that were found whole: dose, route and frequency are there. */
function detailOf(line: Line): MedicineDetail {
  const read: MedicineLine = medicineOf(line);
  return {
    genericName: read.genericName,
    itemId: line.itemId ?? null,
    strength: read.strength,
    form: read.form,
    dose: parts(read.dose ?? 0),
    doseUnit: read.doseUnit,
    route: read.route ?? 'Oral',
    frequency: read.frequency ?? 'OD',
    morning: someParts(read.morning),
    noon: someParts(read.noon),
    evening: someParts(read.evening),
    night: someParts(read.night),
    food: read.food,
    durationDays: read.durationDays,
    isAsNeeded: read.isAsNeeded,
    asNeededFor: read.asNeededFor,
    maxPerDay: someParts(read.maxPerDay),
    isSubstitutionAllowed: line.substitutionAllowed,
  };
}

/** Signs what the version before did not order yet, in the name of the doctor. */
export async function orderWhatIsNew(
  call: Call,
  note: {
    readonly encounterId: number;
    readonly signerId: number;
    readonly content: NoteContent;
    readonly before: NoteContent | null;
  },
): Promise<void> {
  const { encounterId, signerId, content, before } = note;
  const known = new Set(before?.medicines.map(nameOf));
  const ordered = new Set(before?.orders.map(({ chargeId }) => chargeId));
  const medicines = content.medicines
    .filter((line) => !known.has(nameOf(line)))
    .map((line) => ({
      kind: 'Medicine' as const,
      orderName: nameOf(line),
      detail: detailOf(line),
      quantity: parts(line.quantity || 1),
      priority: 'Routine' as const,
      instruction: line.instruction ?? null,
      overrideReason: line.overrideReason ?? null,
      isRepeatConfirmed: line.isRepeatConfirmed ?? false,
    }));
  const charged = content.orders
    .filter(({ chargeId }) => !ordered.has(chargeId))
    .map(({ chargeId, isUrgent, instruction, overrideReason, isRepeatConfirmed }) => ({
      chargeId,
      quantity: parts(1),
      priority: isUrgent ? ('Urgent' as const) : ('Routine' as const),
      instruction: instruction ?? null,
      overrideReason: overrideReason ?? null,
      isRepeatConfirmed: isRepeatConfirmed ?? false,
    }));
  const lines = [...medicines, ...charged];
  if (lines.length === 0) return;
  const clinicalNote =
    content.diagnoses
      .map(({ diagnosisName }) => diagnosisName)
      .join(', ')
      .slice(0, 1000) || null;
  await signGroup(call, { encounterId, orderedById: signerId, isVerbal: false, clinicalNote, lines });
}

/** A dropped medicine that was handed out in part is done with that part; another order that begins meanwhile is its department's to cancel (Q271). */
function droppedDeed(call: Call, one: LockedOrder): OrderDeed | null | Promise<never> {
  if (isBeforeWork(one.status)) return 'cancel';
  if (one.kind !== 'Medicine') return refuseStep(call, one);
  return one.status === 'InProgress' ? 'finish' : null;
}

/**
 * Cancels what an amended note orders no longer, as far as nobody has begun with it; what somebody else ordered at the visit is theirs. The
 * rest of a medicine that was handed out in part is closed, and a return does not open a dropped medicine again (PH053, PH086).
 */
export async function cancelDropped(
  call: Call,
  note: {
    readonly encounterId: number;
    readonly content: NoteContent;
    readonly before: NoteContent;
    readonly reason: string;
  },
): Promise<void> {
  const { encounterId, content, before, reason } = note;
  const kept = new Set(content.medicines.map(nameOf));
  const keptCharges = new Set(content.orders.map(({ chargeId }) => chargeId));
  const names = before.medicines.map(nameOf).filter((name) => !kept.has(name));
  const charges = before.orders.map(({ chargeId }) => chargeId).filter((chargeId) => !keptCharges.has(chargeId));
  const dropped = await call.tx.rows<{ orderId: number }>(sql`
    select o.clinical_order_id as order_id from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id and not g.is_verbal
    where o.tenant_id = ${call.tenantId} and o.encounter_id = ${encounterId} and (o.status in ('Ordered', 'Accepted', 'OnHold')
        or (o.order_kind = 'Medicine' and o.status in ('InProgress', 'Done')))
      and ((o.order_kind = 'Medicine' and o.order_name = any(${names}::text[])) or o.charge_id = any(${charges}::bigint[]))
      and exists (select from consultation c
        join consultation_version y on y.tenant_id = c.tenant_id and y.consultation_id = c.consultation_id
        where c.tenant_id = o.tenant_id and c.encounter_id = o.encounter_id and y.signer_id = g.ordered_by)`);
  if (dropped.length === 0) return;
  const orderIds = dropped.map(({ orderId }) => orderId);
  await moveOrders(call, orderIds, (one) => droppedDeed(call, one), { reason });
  await markDropped(call, orderIds);
}
