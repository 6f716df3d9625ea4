// The codes of packs in the pharmacy: the parts of a scanned code, and the item that has it (PH048, PH078).
import { type CodeFault, type PackCode, readPackCode } from '@charaka/rules/supply/gs1-code';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';

/** The parts of a scanned code, with the code that names its item; or the fault of one that is not read. */
export function readScanned(call: Call, scanned: string): (PackCode & { readonly code: string | null }) | CodeFault {
  const read = readPackCode(scanned, todayOf(call));
  return 'fault' in read ? read : { ...read, code: read.gtin ?? read.ownCode };
}

/** The item of the tenant that has an active code; undefined where none has it. */
export function findItemOfCode(
  { tx, tenantId }: Call,
  code: string,
): Promise<{ itemId: number; itemName: string } | undefined> {
  return tx.row(sql`
    select i.item_id, i.item_name from item_barcode b
    join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
    where b.tenant_id = ${tenantId} and b.code = ${code} and b.is_active`);
}
