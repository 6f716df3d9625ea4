// Answers what the patient's last signed note prescribed, as lines of a draft; what stands against a line is said (OP023).
import { repeatLast as repeatLastEndpoint } from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { kinAmong } from '@charaka/rules/clinic/substance-kin';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readChart } from '../chart/chart-store.ts';
import { readVisit } from './consultation-store.ts';
import { readEarlierNotes } from './earlier.ts';
import { askedAnew, readProducts } from './list-medicines.ts';

/** The last one with a prescription, of the doctor of the visit before those of others. */
export const repeatLast = handle(repeatLastEndpoint, async (call, { visitId, patientId }) => {
  const visit = await readVisit(call, visitId, patientId);
  const [notes, chart] = await Promise.all([
    readEarlierNotes(call, visit.patientId, visit.encounterId),
    readChart(call, visit.patientId),
  ]);
  const prescribed = notes.filter(({ content }) => content.medicines.length > 0);
  const last = prescribed.find(({ doctorId }) => doctorId === visit.doctorId) ?? prescribed[0] ?? notes[0];
  if (!last) return refuse(consultationSentences.nothingBefore);
  const { content, visitOn } = last;
  const stock = await readStock(
    call,
    content.medicines.flatMap(({ itemId }) => itemId ?? []),
  );
  const products = await readProducts(call);
  const allergies = chart.allergies.filter(({ state }) => state === 'Active').map(({ substance }) => substance);
  return {
    patientId: visit.patientId,
    visitOn,
    diagnoses: content.diagnoses,
    advice: content.advice ?? '',
    medicines: content.medicines.map((line) => {
      const kept = line.itemId ? stock.get(line.itemId) : undefined;
      return {
        line: askedAnew(line, products),
        marks: [
          ...(kinAmong(line.genericName, allergies) ? ['Allergy' as const] : []),
          ...(kept && !kept.isActive ? ['NotKept' as const] : []),
          ...(kept?.isActive && kept.pieces <= 0 ? ['OutOfStock' as const] : []),
        ],
      };
    }),
  };
});

/** The stock of this hospital's pharmacy for the given items. */
async function readStock(
  call: Call,
  itemIds: readonly number[],
): Promise<Map<number, { isActive: boolean; pieces: number }>> {
  if (itemIds.length === 0) return new Map();
  const rows = await call.tx.rows<{ itemId: number; isActive: boolean; pieces: number }>(sql`
    select i.item_id, i.is_active, coalesce((
        select sum(k.units) from pharmacy_batch b
        join stock_lot l on l.tenant_id = b.tenant_id and l.batch_id = b.batch_id
        join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id
        join store m on m.tenant_id = k.tenant_id and m.store_id = k.store_id and m.store_kind = 'Main'
        where b.tenant_id = i.tenant_id and b.item_id = i.item_id and b.hospital_id = ${call.hospital.hospitalId} and b.expiry >= ${todayOf(call)}::date), 0)::bigint as pieces
    from pharmacy_item i where i.tenant_id = ${call.tenantId} and i.item_id = any(${[...itemIds]}::bigint[])`);
  return new Map(rows.map(({ itemId, ...one }) => [itemId, one]));
}
