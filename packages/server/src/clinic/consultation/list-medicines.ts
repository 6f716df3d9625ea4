// Lists what can be prescribed by name: what the asker prescribed lately before what the pharmacy keeps.
import { listMedicines as listMedicinesEndpoint } from '@charaka/contract/clinic/consultation/medicine';
import { medicineOfItem, piecesIn } from '@charaka/rules/clinic/item-medicine';
import type { KnownMedicine } from '@charaka/rules/clinic/known-medicine';
import type { MedicineForm } from '@charaka/rules/clinic/medicine-values';
import { strengthQuestion } from '@charaka/rules/clinic/read-medicine';
import { startingMedicines } from '@charaka/rules/clinic/starting-medicines';
import { strengthKey } from '@charaka/rules/clinic/strength';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import type { NoteContent } from './consultation-store.ts';

const DAYS_BACK = 180;
const MOST_OWN = 200;
const MOST_ITEMS = 3000;

/** The screen adds the usual ones to them. */
export const listMedicines = handle(listMedicinesEndpoint, async (call) => {
  const [own, items] = await Promise.all([readOwn(call), readItems(call)]);
  return {
    medicines: [
      ...own.map((one) => ({ ...one, isPrescribedBefore: true })),
      ...items.map(({ itemId, itemName, pack }) => ({
        ...medicineOfItem(itemName, pack),
        itemId,
        piecesInPack: piecesIn(pack),
      })),
    ],
  };
});

/** The pharmacy's items and the starting list of medicines: a typed strength is compared with these (Q253). */
export async function readProducts(call: Call): Promise<KnownMedicine[]> {
  const items = await readItems(call);
  return [...items.map(({ itemName, pack }) => medicineOfItem(itemName, pack)), ...startingMedicines];
}

type Line = NoteContent['medicines'][number];

/** A line of before: the unit of a strength that the list has with other units only is asked anew; until then it is a number alone (Q253). */
function unitAskedAnew(line: Line, products: readonly KnownMedicine[]): Line {
  const strength = line.strength ?? null;
  const isOpen = strengthQuestion({ genericName: line.genericName, form: line.form, strength }, products) !== undefined;
  const number = strength === null ? undefined : strengthKey(strength)?.number;
  return isOpen && number !== undefined ? { ...line, strength: number } : line;
}

/** A line that is prescribed again: reasons and confirmations are asked for anew, as its unit may be. */
export function askedAnew(line: Line, products: readonly KnownMedicine[]): Line {
  const unconfirmed = { isRepeatConfirmed: null, isMuchConfirmed: null, isDailyConfirmed: null };
  return { ...unitAskedAnew(line, products), ...unconfirmed, overrideReason: null };
}

/** A draft as it is opened again: its medicines are read anew. */
export async function draftReadAnew(call: Call, content: NoteContent): Promise<NoteContent> {
  if (content.medicines.length === 0) return content;
  const products = await readProducts(call);
  return { ...content, medicines: content.medicines.map((line) => unitAskedAnew(line, products)) };
}

function readOwn(call: Call) {
  const { staffId } = call.session;
  if (staffId === null) return Promise.resolve([]);
  return call.tx.rows<{ genericName: string; strength: string | null; form: MedicineForm; itemId: number | null }>(sql`
    select line ->> 'genericName' as generic_name, line ->> 'strength' as strength, line ->> 'form' as form,
      max((line ->> 'itemId')::bigint) as item_id
    from consultation_version y
    cross join lateral jsonb_array_elements(y.content -> 'medicines') as one (line)
    where y.tenant_id = ${call.tenantId} and y.signer_id = ${staffId}
      and y.signed_at > ${call.now}::timestamptz - make_interval(days => ${DAYS_BACK})
    group by 1, 2, 3 order by count(*) desc limit ${MOST_OWN}`);
}

function readItems(call: Call) {
  return call.tx.rows<{ itemId: number; itemName: string; pack: string }>(sql`
    select item_id, item_name, pack from pharmacy_item
    where tenant_id = ${call.tenantId} and is_active and item_type = 'Medical' order by item_name limit ${MOST_ITEMS}`);
}
