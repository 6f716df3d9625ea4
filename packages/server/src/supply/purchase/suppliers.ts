// Suppliers with their licences for drugs; their tax numbers fit their kind of registration (PH028, PH036).

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import { gstNumberFault } from '@charaka/rules/money/gst-number';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';

/** Suppliers of a hospital. */
export const supplierStore = recordStore(suppliers, {
  columns: {
    licences: sql`coalesce((
      select jsonb_agg(jsonb_build_object('form', l.form, 'licenceNo', l.licence_no, 'feePaidUntil', l.fee_paid_until, 'state', l.state)
        order by l.line_no)
      from supplier_licence l where l.tenant_id = r.tenant_id and l.supplier_id = r.supplier_id and l.is_active), '[]')`,
  },
});

type Typed = ParsedOf<typeof suppliers.add>['supplier'];
/** A supplier as it is read. */
export type Supplier = OutputOf<typeof suppliers.add>['supplier'];

/** Kinds of registration that have a GST number. */
const registered: readonly Typed['gstKind'][] = ['Regular', 'Composition', 'Sez'];

function refuseTaxNumbers({ gstKind, gstNumber, stateCode, panNumber }: Typed): void {
  const fault = gstNumber ? gstNumberFault(gstNumber, stateCode || null) : null;
  if (fault) refuse(fault, { 'supplier.gstNumber': fault });
  const { gstNumberNeeded, gstNumberOfUnregistered, panOfAnother } = purchaseSentences;
  if (!gstNumber && registered.includes(gstKind)) refuse(gstNumberNeeded, { 'supplier.gstNumber': gstNumberNeeded });
  if (gstNumber && gstKind === 'Unregistered')
    refuse(gstNumberOfUnregistered, { 'supplier.gstNumber': gstNumberOfUnregistered });
  if (gstNumber && panNumber && gstNumber.slice(2, 12) !== panNumber)
    refuse(panOfAnother, { 'supplier.panNumber': panOfAnother });
}

/** Refuses the GST number of another supplier in use, and names that supplier (PH039). */
async function refuseKnownGstNumber(call: Call, { gstNumber }: Typed, supplierId: number | null): Promise<void> {
  if (!gstNumber) return;
  const known = await call.tx.row<{ supplierName: string }>(sql`
    select s.supplier_name from supplier s where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}
      and s.gst_number = ${gstNumber} and s.is_active and s.supplier_id is distinct from ${supplierId}::bigint
    order by s.supplier_id limit 1`);
  if (!known) return;
  const sentence = purchaseSentences.gstNumberKnown(known);
  refuse(sentence, { 'supplier.gstNumber': sentence });
}

/** The state and the PAN that a GST number names are filled in. */
const completed = (typed: Typed) => ({
  ...typed,
  stateCode: typed.stateCode || typed.gstNumber?.slice(0, 2) || null,
  panNumber: typed.panNumber || typed.gstNumber?.slice(2, 12) || null,
});

async function writeLicences(call: Call, supplierId: number, { licences }: Typed): Promise<void> {
  await call.tx.rows(sql`
    update supplier_licence set is_active = false
    where tenant_id = ${call.tenantId} and supplier_id = ${supplierId} and line_no > ${licences.length} and is_active`);
  await call.tx.rows(sql`
    insert into supplier_licence (tenant_id, supplier_id, line_no, form, licence_no, fee_paid_until, state)
    select ${call.tenantId}, ${supplierId}, x.line_no, x.form, x.licence_no, x.fee_paid_until, x.state
    from unnest(${licences.map(({ form }) => form)}::text[], ${licences.map(({ licenceNo }) => licenceNo)}::text[],
      ${licences.map(({ feePaidUntil }) => feePaidUntil)}::date[], ${licences.map(({ state }) => state)}::text[])
      with ordinality as x (form, licence_no, fee_paid_until, state, line_no)
    on conflict (tenant_id, supplier_id, line_no) do update set form = excluded.form, licence_no = excluded.licence_no,
      fee_paid_until = excluded.fee_paid_until, state = excluded.state, is_active = true`);
}

const bankOf = ({ bankName, ifscCode, bankAccountNo }: Typed | Supplier) =>
  [bankName, ifscCode, bankAccountNo].map((detail) => detail || null).join('\n');
const bankChangeOf = ({ userId, session }: Call) => ({
  bank_changed_by: userId,
  bank_changed_by_staff_id: session.staffId,
});
const hasBank = (typed: Typed) => Boolean(typed.bankName || typed.ifscCode || typed.bankAccountNo);

/** Adds a supplier with its licences. */
const add = handle(suppliers.add, async (call, { supplier: typed }) => {
  refuseTaxNumbers(typed);
  await refuseKnownGstNumber(call, typed, null);
  const { supplierId } = await supplierStore.insert(call, completed(typed), hasBank(typed) ? bankChangeOf(call) : {});
  await writeLicences(call, supplierId, typed);
  call.say(supplierStore.says.added);
  return { supplier: await supplierStore.find(call, supplierId) };
});

/** Changes a supplier and its licences, and keeps the user who changed bank details (Q268); posted receipts stay as they are. */
const update = handle(suppliers.update, async (call, { supplier: typed }) => {
  const known = await supplierStore.lockUnchanged(call, typed);
  refuseTaxNumbers(typed);
  await refuseKnownGstNumber(call, typed, typed.supplierId);
  const isBankChanged = bankOf(known) !== bankOf(typed);
  await supplierStore.replace(call, typed.supplierId, completed(typed), {
    changed_at: call.now,
    ...(isBankChanged ? bankChangeOf(call) : {}),
  });
  await writeLicences(call, typed.supplierId, typed);
  call.say(supplierStore.says.updated);
  return { supplier: await supplierStore.find(call, typed.supplierId) };
});

/** Every call on suppliers. */
export const supplierHandlers = recordHandlers(supplierStore, { add, update });
