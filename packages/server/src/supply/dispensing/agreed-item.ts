// Judges an item that is not known as the prescribed medicine: a doctor agreed to it, and the patient is not allergic to it (PH050).

import { orderMenu } from '@charaka/contract/clinic/order/order';
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import { medicineOfItem } from '@charaka/rules/clinic/item-medicine';
import { allergyAlerts, LEAST_REASON_LETTERS } from '@charaka/rules/clinic/order-alert';
import sql from 'sql-template-tag';
import { readSubject } from '../../clinic/order/order-subject.ts';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { InpatientMemo } from '../pharmacy/memo-warnings.ts';
import type { AgreedItem } from '../pharmacy/sale-store.ts';
import { type PrescribedLine, readItems, type ShelfItem } from './prescription-store.ts';

/** Schedules of items that no word by phone brings: a doctor signs a prescription for them. */
const prescribedAnew: readonly string[] = ['H1'];

/** An agreement as it is entered. */
interface Entered {
  readonly agreedById?: number | null | undefined;
  readonly agreedAt?: string | null | undefined;
  readonly agreedReason?: string | null | undefined;
}

/**
 * The agreement of a doctor of the hospital between the signature and now. Refuses a line without one, and items of Schedule H1: these a
 * doctor prescribes anew.
 */
export async function judgeAgreement(
  call: Call,
  entered: Entered,
  { item, line, field }: { readonly item: ShelfItem; readonly line: PrescribedLine; readonly field: string },
): Promise<AgreedItem> {
  const { itemName, schedule } = item;
  const { orderName, orderedAt } = line;
  const { agreedById, agreedAt } = entered;
  const agreedReason = entered.agreedReason?.trim() ?? '';
  if (agreedById == null || agreedAt == null) return refuse(dispensingSentences.itemIsAnother({ itemName, orderName }));
  if (schedule !== null && prescribedAnew.includes(schedule))
    refuse(dispensingSentences.needsPrescription({ itemName, scheduleName: schedule }));
  if (!(await areDoctorsHere(call, [agreedById]))) {
    const sentence = dispensingSentences.doctorAgrees({ itemName });
    refuse(sentence, { [`${field}.agreedById`]: sentence });
  }
  const at = Date.parse(agreedAt);
  // The signature has seconds, the typed time has minutes.
  if (at + 60_000 <= Date.parse(orderedAt) || at > call.now.getTime()) {
    const sentence = dispensingSentences.agreedBetween;
    refuse(sentence, { [`${field}.agreedAt`]: sentence });
  }
  if (agreedReason.length < LEAST_REASON_LETTERS) {
    const sentence = dispensingSentences.agreedReasonShort;
    refuse(sentence, { [`${field}.agreedReason`]: sentence });
  }
  return { agreedById, agreedAt, agreedReason, prescribedName: orderName };
}

/** An item and the substance in it, or a related one, that the patient is allergic to. */
interface AllergicItem {
  readonly itemName: string;
  readonly substanceName: string;
}

/** The first item that the patient is allergic to; undefined where there is none. */
async function findAllergic(
  call: Call,
  patientId: number,
  items: readonly ShelfItem[],
): Promise<AllergicItem | undefined> {
  if (items.length === 0) return undefined;
  const subject = await readSubject(call, patientId, { chargeIds: [], hasMedicine: true });
  for (const { itemName, pack, genericName } of items)
    for (const name of [genericName, medicineOfItem(itemName, pack).genericName]) {
      const alerts = allergyAlerts(name, subject.allergies, subject.tellParts, subject.drugAllergies);
      const stop = alerts.find(({ severity }) => severity === 'Stop');
      if (stop) return { itemName, substanceName: stop.about };
    }
  return undefined;
}

/** Refuses an item that the patient is allergic to and that no order of this hospital judged: only a prescriber may decide that (PH047). */
export async function refuseAllergic(call: Call, patientId: number, items: readonly ShelfItem[]): Promise<void> {
  const found = await findAllergic(call, patientId, items);
  if (found) refuse(dispensingSentences.allergicToItem({ ...found }));
}

/** Asks before an inpatient gets an item that the patient is allergic to: the order may have been signed in spite of it (PH047). */
export async function askAboutAllergies(call: Call, { patientId, itemIds }: InpatientMemo): Promise<void> {
  const found = await findAllergic(call, patientId, await readItems(call, itemIds));
  if (found) call.confirm(dispensingSentences.allergicInpatient({ ...found }), dispensingSentences.sellDespiteAllergy);
}

/** Tells the doctor who is said to have agreed, and the prescriber: neither signed it. The bell names no patient and no medicine. */
export async function tellAgreeing(call: Call, orderId: number, staffIds: readonly number[]): Promise<void> {
  const users = await call.tx.rows<{ userId: number }>(sql`
    select user_id from app_user where tenant_id = ${call.tenantId} and staff_id = any(${[...staffIds]}::bigint[]) and is_active
      and user_id <> ${call.userId}`);
  const title = dispensingSentences.agreedToItem({ name: call.session.userName, orderId });
  await notifyUsers(
    call,
    users.map(({ userId }) => userId),
    { title, path: orderMenu },
  );
}
