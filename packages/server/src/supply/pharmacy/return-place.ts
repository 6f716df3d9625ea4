// The store that takes returned units: the one they were sold from, or Quarantine; refuses units that are not taken back (PH062).
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import type { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { placeOfReturn, type ReturnedMedicine } from '@charaka/rules/money/returned-medicine';
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { pharmacySettings } from './pharmacy-settings.ts';

type Entry = ParsedOf<typeof addSalesReturn>['saleReturn'];

/** A sold line as its batch and item are now. */
interface LineNow extends Omit<ReturnedMedicine, 'hasLeftHospital' | 'isLate' | 'isOwnMistake' | 'choice'> {
  readonly saleLineId: number;
  readonly itemName: string;
}

/** The lines of a memo. Sent behind the locks of the batches, it sees each hold that was there before the return. */
function readLinesNow(call: Call, saleId: number): Promise<LineNow[]> {
  return call.tx.rows(sql`
    select l.sale_line_id, l.item_name, exists (select from batch_hold h where h.tenant_id = l.tenant_id and h.batch_id = l.batch_id
        and h.released_at is null) as is_held, b.expiry < ${todayOf(call)}::date as is_expired, i.is_active as is_in_use,
      coalesce(i.storage in ('Cold2to8', 'Frozen'), false) as is_cold, i.storage is not null as is_storage_known, i.schedule
    from pharmacy_sale_line l
    join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
    join pharmacy_item i on i.tenant_id = l.tenant_id and i.item_id = l.item_id
    where l.tenant_id = ${call.tenantId} and l.sale_id = ${saleId}`);
}

/** The lines whose units come back to Quarantine whatever the pharmacist chooses, and those that do unless the pharmacist chooses the shelf. */
export async function quarantineLinesOf(
  call: Call,
  { saleId, admissionId }: MedicineMemo,
): Promise<{ quarantineLineIds: number[]; unknownStorageLineIds: number[] }> {
  const standing = { hasLeftHospital: admissionId == null, isLate: false, isOwnMistake: false };
  const lines = await readLinesNow(call, saleId);
  const isQuarantined = (line: LineNow, choice: 'Shelf' | null) =>
    placeOfReturn({ ...line, ...standing, choice }) === 'Quarantine';
  const idsOf = (some: readonly LineNow[]) => some.map(({ saleLineId }) => saleLineId);
  return {
    quarantineLineIds: idsOf(lines.filter((line) => isQuarantined(line, 'Shelf'))),
    unknownStorageLineIds: idsOf(lines.filter((line) => isQuarantined(line, null) && !isQuarantined(line, 'Shelf'))),
  };
}

/** The place as a return names it. */
const chosenPlace = (toQuarantine: boolean | null | undefined) => {
  if (toQuarantine == null) return null;
  return toQuarantine ? 'Quarantine' : 'Shelf';
};

/** Of the lines that come back, those for Quarantine. Refuses a line that is not taken back. */
export async function judgePlaces(call: Call, sale: MedicineMemo, entry: Entry): Promise<ReadonlySet<number>> {
  const { timezone } = call.hospital;
  const days = pharmacySettings.of(call.hospital).medicineReturnDays;
  const soldOn = dateInZone(new Date(sale.soldAt), timezone);
  const lines = new Map((await readLinesNow(call, sale.saleId)).map((line) => [line.saleLineId, line]));
  const quarantined = new Set<number>();
  for (const { saleLineId, toQuarantine } of entry.lines) {
    const line = lines.get(saleLineId) ?? refuse(pharmacySentences.lineOfAnotherMemo);
    const { itemName } = line;
    const place = placeOfReturn({
      ...line,
      hasLeftHospital: sale.admissionId == null,
      isLate: daysAfter(soldOn, days) < todayOf(call),
      isOwnMistake: entry.isOwnMistake ?? false,
      choice: chosenPlace(toQuarantine),
    });
    if (place === 'scheduleX') refuse(pharmacySentences.scheduleXNotReturned({ itemName }));
    if (place === 'cold') refuse(pharmacySentences.coldNotReturned({ itemName }));
    if (place === 'late')
      refuse(pharmacySentences.lateNotReturned({ cashMemo: sale.cashMemo, day: soldOn, count: days }));
    if (place === 'Quarantine') quarantined.add(saleLineId);
  }
  return quarantined;
}
