// Random admissions for the laws of bills: lines, payments and memos as fast-check draws them, written straight into the database.
import fc from 'fast-check';
import { admitInScene } from '../server/test-admissions.ts';
import type { TestTenant } from '../server/test-tenant.ts';

const anyLine = fc.record({
  chargeId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 20_000 }),
  applied: fc.integer({ min: 1, max: 3_000_000 }),
  discountShare: fc.integer({ min: 0, max: 100 }),
  halfRate: fc.constantFrom(0, 250, 333, 600, 900, 1400),
  isIgst: fc.boolean(),
  isInclusive: fc.boolean(),
  isBeforeDiscount: fc.boolean(),
  isNonApplicable: fc.boolean(),
});
const anyPayment = fc.record({
  type: fc.constantFrom('Receive', 'Receive', 'Refund'),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  mode: fc.constantFrom('cash', 'cash', 'card', 'upi', 'neft', 'cheque'),
  isNonHospital: fc.boolean(),
});
/** A cash memo with the part of it paid at once, the part that came back, and how much of that was handed out. */
const anyMemo = fc.record({
  net: fc.integer({ min: 1, max: 900_000 }),
  paidShare: fc.constantFrom(0, 0, 40, 100),
  returnedShare: fc.constantFrom(0, 0, 25, 100),
  paidBackShare: fc.constantFrom(0, 0, 50),
});
/** An admission with everything its bill is made of, and what becomes of the bill. */
export const anyBill = fc.record({
  memos: fc.array(anyMemo, { maxLength: 4 }),
  lines: fc.array(anyLine, { maxLength: 15 }),
  payments: fc.array(anyPayment, { maxLength: 5 }),
  patientType: fc.constantFrom('General', 'Cash Claim', 'Govt', 'TPA' as const),
  patientStateCode: fc.constantFrom('27', '32', ''),
  authorized: fc.integer({ min: 0, max: 90_000 }),
  finalAuthorized: fc.constantFrom(undefined, 0, 1234.56),
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 100),
  otherCharge: fc.integer({ min: 0, max: 1_000_000 }).map((each) => each / 100),
  isFinalPreview: fc.boolean(),
  /** How much of the payable is paid with the bill, and how much of the rest later; what is left may be given up. */
  paidShare: fc.constantFrom(100, 100, 0, 37),
  paidLaterShare: fc.constantFrom(0, 50, 100),
  isGivenUp: fc.boolean(),
  isCancelled: fc.boolean(),
});
/** A drawn one. */
export type RandomBill = typeof anyBill extends fc.Arbitrary<infer Each> ? Each : never;

/** The payments less those refunds that their pool does not hold: the server gives nobody more than they paid (R482). */
function withinPools(payments: RandomBill['payments']): RandomBill['payments'] {
  const held = { hospital: 0, pool: 0 };
  return payments.filter(({ type, amount, isNonHospital }) => {
    const pool = isNonHospital ? 'pool' : 'hospital';
    if (type === 'Refund' && amount > held[pool]) return false;
    held[pool] += type === 'Refund' ? -amount : amount;
    return true;
  });
}

/** Writes the admission with its lines and payments straight into the database; they need not be reachable through calls. */
export async function makeAccount(tenant: TestTenant, random: RandomBill): Promise<number> {
  const { owner } = tenant.parts;
  const hasPayer = random.patientType === 'TPA';
  const admissionId = await admitInScene(tenant, {
    patientType: random.patientType,
    patientStateCode: random.patientStateCode,
    isDischargeInitiated: true,
    ...(hasPayer ? { associationId: 1, tpaAuthorized: random.authorized, isApprovedByPayer: true } : {}),
    ...(random.finalAuthorized === undefined ? {} : { finalAuthorized: random.finalAuthorized }),
  });
  const place = [tenant.tenantId, admissionId];
  await owner.query(
    `insert into service_charge (tenant_id, hospital_id, admission_id, charge_id, charge_type_id, charge_category_id,
       charge_code, description, applied_at, quantity_thousandths, standard_charge_paise, applied_charge_paise,
       item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points, is_gst_inclusive, is_gst_before_discount,
       is_igst_applied, is_non_applicable, created_by)
     select $1, 1, $2, c.charge_id, c.charge_type_id, c.charge_category_id, c.charge_code, c.charge_name, now(), l.quantity,
       c.standard_charge_paise, l.applied, l.applied * l."discountShare" / 100, 2 * l."halfRate", l."halfRate", l."halfRate",
       l."isInclusive", l."isBeforeDiscount", l."isIgst", l."isNonApplicable", 1
     from json_to_recordset($3::json) as l ("chargeId" int, quantity bigint, applied bigint, "discountShare" int,
       "halfRate" int, "isInclusive" boolean, "isBeforeDiscount" boolean, "isIgst" boolean, "isNonApplicable" boolean)
     join charge c on c.tenant_id = $1 and c.charge_id = l."chargeId"`,
    [...place, JSON.stringify(random.lines)],
  );
  await owner.query(
    `insert into payment (tenant_id, hospital_id, admission_id, fin_year, receipt_no, paid_at, payment_type, amount_paise,
       cash_paise, card_paise, upi_paise, neft_paise, cheque_paise, is_non_hospital, created_by)
     select $1, 1, $2, '2020-2021', next_number('law ' || type), now(), type, amount,
       case mode when 'cash' then amount else 0 end, case mode when 'card' then amount else 0 end,
       case mode when 'upi' then amount else 0 end, case mode when 'neft' then amount else 0 end,
       case mode when 'cheque' then amount else 0 end, "isNonHospital", 1
     from json_to_recordset($3::json) as p (type text, amount bigint, mode text, "isNonHospital" boolean)`,
    [...place, JSON.stringify(withinPools(random.payments))],
  );
  await owner.query(
    `with memo as (
       select *, row_number() over () as place, net * "paidShare" / 100 as paid, net * "returnedShare" / 100 as back
       from json_to_recordset($3::json) as m (net bigint, "paidShare" int, "returnedShare" int, "paidBackShare" int)),
     sold as (
       insert into pharmacy_sale (tenant_id, hospital_id, admission_id, doctor_id, fin_year, memo_no, cash_memo, sold_at,
         gross_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, net_paise, cash_paise, card_paise, upi_paise,
         neft_paise, cheque_paise, remarks, has_gst_document, created_by)
       select $1, 1, $2, 1, '2020-2021', next_number('law memo'), 'PH', now(), net, 0, net, 0, 0, net, paid, 0, 0, 0, 0,
         place, false, 1 from memo
       returning sale_id, remarks)
     insert into pharmacy_return (tenant_id, hospital_id, admission_id, sale_id, fin_year, return_no, return_number, returned_at,
       gross_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, net_paise, paid_back_paise, has_gst_document, created_by)
     select $1, 1, $2, sale_id, '2020-2021', next_number('law return'), 'PHR', now(), back, 0, back, 0, 0, back,
       least(back, paid) * "paidBackShare" / 100, false, 1
     from memo join sold on remarks = place::text where back > 0`,
    [...place, JSON.stringify(random.memos)],
  );
  return admissionId;
}
