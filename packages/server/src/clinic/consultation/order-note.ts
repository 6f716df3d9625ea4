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

/** The name an order of a medicine has: the medicine, how often it is taken and for how long. */
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

/** The dose of a detail: everything but the words that explain it, and the brand. */
function doseOf({
  food: _food,
  asNeededFor: _need,
  isSubstitutionAllowed: _allowed,
  itemId: _item,
  ...dose
}: MedicineDetail) {
  return dose;
}

/** Equal for two lines that are one order: the same medicine in the same dose, unit and route, as often and as long. */
const doseKeyOf = (line: Line) => JSON.stringify([nameOf(line), doseOf(detailOf(line))]);

/** Equal for two lines that say the same in every word. */
const wholeKeyOf = (line: Line) => JSON.stringify([nameOf(line), detailOf(line), line.instruction ?? null]);

/** Whether medicine order `o` has the name and the dose of a row `d` of name and dose. */
const hasDose = sql`d.name = o.order_name
  and jsonb_strip_nulls(d.dose) = jsonb_strip_nulls(o.detail - '{food,asNeededFor,isSubstitutionAllowed,itemId}'::text[])`;

/** Order `o` of group `g` was signed with a note of the visit. */
const isOfNote = sql`not g.is_verbal and exists (select from consultation c
  join consultation_version y on y.tenant_id = c.tenant_id and y.consultation_id = c.consultation_id
  where c.tenant_id = o.tenant_id and c.encounter_id = o.encounter_id and y.signer_id = g.ordered_by)`;

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
  const known = new Set(before?.medicines.map(doseKeyOf));
  const ordered = new Set(before?.orders.map(({ chargeId }) => chargeId));
  const medicines = content.medicines
    .filter((line) => !known.has(doseKeyOf(line)))
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
  const kept = new Set(content.medicines.map(doseKeyOf));
  const keptNames = new Set(content.medicines.map(nameOf));
  const keptCharges = new Set(content.orders.map(({ chargeId }) => chargeId));
  const gone = before.medicines.filter((line) => !kept.has(doseKeyOf(line)));
  const names = gone.map(nameOf).filter((name) => !keptNames.has(name));
  // The same name is ordered in another dose.
  const doses = gone
    .filter((line) => keptNames.has(nameOf(line)))
    .map((line) => ({ name: nameOf(line), dose: doseOf(detailOf(line)) }));
  const charges = before.orders.map(({ chargeId }) => chargeId).filter((chargeId) => !keptCharges.has(chargeId));
  const dropped = await call.tx.rows<{ orderId: number }>(sql`
    select o.clinical_order_id as order_id from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    where o.tenant_id = ${call.tenantId} and o.encounter_id = ${encounterId} and (o.status in ('Ordered', 'Accepted', 'OnHold')
        or (o.order_kind = 'Medicine' and o.status in ('InProgress', 'Done')))
      and ((o.order_kind = 'Medicine' and (o.order_name = any(${names}::text[])
          or exists (select from jsonb_to_recordset(${JSON.stringify(doses)}::jsonb) as d (name text, dose jsonb) where ${hasDose})))
        or o.charge_id = any(${charges}::bigint[]))
      and ${isOfNote}`);
  if (dropped.length === 0) return;
  const orderIds = dropped.map(({ orderId }) => orderId);
  await moveOrders(call, orderIds, (one) => droppedDeed(call, one), { reason });
  await markDropped(call, orderIds);
}

/**
 * Writes the amended words of medicines whose dose stays into their orders: food, instruction, need, brand and substitution. A medicine that was
 * handed out is not ordered a second time for them, and its next label has them (PH051).
 */
export async function rewordKept(
  call: Call,
  note: { readonly encounterId: number; readonly content: NoteContent; readonly before: NoteContent },
): Promise<void> {
  const { encounterId, content, before } = note;
  const known = new Set(before.medicines.map(doseKeyOf));
  const said = new Set(before.medicines.map(wholeKeyOf));
  const reworded = content.medicines
    .filter((line) => known.has(doseKeyOf(line)) && !said.has(wholeKeyOf(line)))
    .map((line) => {
      const detail = detailOf(line);
      return { name: nameOf(line), dose: doseOf(detail), detail, instruction: line.instruction ?? null };
    });
  if (reworded.length === 0) return;
  await call.tx.rows(sql`
    update clinical_order o set detail = d.detail, instruction = d.instruction
    from jsonb_to_recordset(${JSON.stringify(reworded)}::jsonb) as d (name text, dose jsonb, detail jsonb, instruction text), order_group g
    where o.tenant_id = ${call.tenantId} and o.encounter_id = ${encounterId} and o.order_kind = 'Medicine'
      and o.status not in ('Cancelled', 'Stopped') and not o.is_dropped and ${hasDose}
      and g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id and ${isOfNote}`);
}
