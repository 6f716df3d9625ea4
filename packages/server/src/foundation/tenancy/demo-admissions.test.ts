// The admissions of the demo: in an order that can be, and consistent to the paisa.
import { computeBill } from '@charaka/rules/money/bill';
import { describe, expect, it } from 'vitest';
import { DEMO_MOMENT, useSeededDemo } from '../../../test-support/server/seeded-demo.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const { demo, rows, count } = useSeededDemo();
const now = DEMO_MOMENT.toISOString();

/** Every final bill with what it is worked out from, named as the rules name it. */
function readAccounts() {
  return rows<Parameters<typeof computeBill>[0] & { saved: Record<string, number | boolean> }>(`
    select a.patient_type as "patientType", a.association_id is not null as "hasAssociation", true as "isFinal",
      a.tpa_authorized_paise as "authorizedPaise", a.final_authorized_paise as "finalAuthorizedPaise",
      h.state_code as "hospitalStateCode", p.state_code as "patientStateCode",
      h.is_non_hospital_charge as "isNonHospitalChargeOn", 0 as "medicinePaise", 0 as "medicineCreditPaise",
      b.other_charge_paise as "otherChargePaise", jsonb_build_object('kind', 'amount', 'paise', b.discount_paise) as discount,
      to_jsonb(b) as saved,
      coalesce((select jsonb_agg(jsonb_build_object('quantityThousandths', quantity_thousandths,
        'appliedPaise', applied_charge_paise, 'itemDiscountPaise', item_discount_paise,
        'igstBasisPoints', igst_basis_points, 'sgstBasisPoints', sgst_basis_points, 'cgstBasisPoints', cgst_basis_points,
        'isGstInclusive', is_gst_inclusive, 'isGstBeforeDiscount', is_gst_before_discount, 'isIgstApplied', is_igst_applied, 'isNonApplicable', is_non_applicable))
        from service_charge c where c.tenant_id = b.tenant_id and c.admission_id = b.admission_id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('paymentType', payment_type, 'amountPaise', amount_paise,
        'isNonHospitalPayment', is_non_hospital, 'cardPaise', card_paise, 'upiPaise', upi_paise, 'neftPaise', neft_paise))
        from payment y where y.tenant_id = b.tenant_id and y.admission_id = b.admission_id and bill_id is null), '[]') as payments
    from bill b
    join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
    join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
    join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id`);
}

describe('admissions of the demo', () => {
  it('adds up: every bill, and every account of the ledger', async () => {
    for (const tenantId of [1, 2]) {
      const { difference, admissionCount, voucherCount } = await verifyBooks(demo.owner, tenantId);
      expect(difference).toBeNull();
      expect(Math.min(admissionCount, voucherCount)).toBeGreaterThan(100);
    }
  });

  it('never put two patients into one bed, nor one patient into two admissions at a time (R414, R415)', async () => {
    const doubled = await rows(`
      select 1 from bed_stay x join bed_stay y on x.tenant_id = y.tenant_id and x.bed_id = y.bed_id
        and x.bed_stay_id < y.bed_stay_id and x.during && y.during where not x.is_virtual`);
    expect(doubled).toEqual([]);
    const twice = await rows(`
      select 1 from admission x join admission y on x.tenant_id = y.tenant_id and x.patient_id = y.patient_id
        and x.admission_id < y.admission_id
        and tstzrange(x.admitted_at, coalesce(x.discharged_at, x.cancelled_at))
          && tstzrange(y.admitted_at, coalesce(y.discharged_at, y.cancelled_at))`);
    expect(twice).toEqual([]);
  });

  it('keep things in the order they can happen in', async () => {
    const wrong = await rows(`
      select a.tenant_id, a.admission_id from admission a
      join patient p using (tenant_id, patient_id)
      left join bill b using (tenant_id, admission_id)
      where a.admitted_at > '${now}' or p.created_at > a.admitted_at
        or a.discharge_initiated_at <= a.admitted_at or b.billed_at < a.discharge_initiated_at
        or a.discharged_at < b.billed_at or a.discharged_at > '${now}'
        or a.is_final_bill <> (b.bill_id is not null) or a.current_bed_id <> (select s.bed_id from bed_stay s
          where s.tenant_id = a.tenant_id and s.admission_id = a.admission_id order by lower(s.during) desc limit 1)
        or exists (select 1 from service_charge c where c.tenant_id = a.tenant_id and c.admission_id = a.admission_id
          and (c.applied_at < a.admitted_at or c.applied_at > coalesce(a.discharge_initiated_at, '${now}')))
        or exists (select 1 from payment y where y.tenant_id = a.tenant_id and y.admission_id = a.admission_id
          and (y.paid_at < a.admitted_at or y.paid_at > '${now}'))`);
    expect(wrong).toEqual([]);
  });

  it('have asked their payers in an order that can be, some of whom are late and some still in time', async () => {
    const wrong = await rows(`
      select 1 from tpa_authorization x join admission a using (tenant_id, admission_id)
      where x.asked_at < a.admitted_at or x.asked_at > '${now}' or x.answered_at > '${now}'
        or x.association_id <> a.association_id or x.approved_paise > x.asked_paise
        or (x.kind = 'discharge' and x.asked_at < a.discharge_initiated_at)`);
    expect(wrong).toEqual([]);
    const [open] = await rows(`
      select count(*) filter (where asked_at + make_interval(mins => limit_minutes) < '${now}') as late,
        count(*) filter (where asked_at + make_interval(mins => limit_minutes) >= '${now}') as waiting
      from tpa_authorization where answered_at is null and hospital_id = 1`);
    expect(open?.late).toBeGreaterThan(0);
    expect(open?.waiting).toBeGreaterThan(0);
  });

  it('charge the price list, or the tariff of the payer (R447, Q93)', async () => {
    const wrong = await rows(`
      select 1 from service_charge x join admission a using (tenant_id, admission_id)
      join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id and c.hospital_id = x.hospital_id
      left join lateral (
        select r.tpa_charge_paise from association_charge r
        where r.tenant_id = x.tenant_id and r.association_id = a.association_id and r.charge_id = x.charge_id and r.valid_from <= x.applied_at::date
        order by r.valid_from desc limit 1) t on true
      where x.standard_charge_paise <> c.standard_charge_paise or x.tpa_charge_paise <> coalesce(t.tpa_charge_paise, 0)
        or x.applied_charge_paise <> coalesce(t.tpa_charge_paise, c.standard_charge_paise)`);
    expect(wrong).toEqual([]);
  });

  it('have bills that equal their re-computation to the paisa, of every sort (R503, R513, R520, R521, R522, R523)', async () => {
    const accounts = await readAccounts();
    expect(accounts.length).toBeGreaterThan(780);
    for (const { saved, ...input } of accounts) {
      const bill = computeBill(input);
      expect({
        total_without_gst_paise: bill.totalChargeWithoutGstPaise,
        igst_paise: bill.igstPaise,
        sgst_paise: bill.sgstPaise,
        cgst_paise: bill.cgstPaise,
        total_charge_paise: bill.totalChargePaise,
        non_hospital_paise: bill.nonHospitalPaise,
        gross_amount_paise: bill.grossPaise,
        round_off_paise: bill.roundOffPaise,
        net_amount_paise: bill.netPaise,
        paid_in_advance_paise: bill.paidInAdvancePaise,
        authorized_paise: bill.authorizedPaise,
        net_payable_paise: bill.netPayablePaise,
      }).toEqual(expect.objectContaining(pick(saved)));
    }
    const some = (test: (saved: Record<string, number | boolean>) => boolean) =>
      accounts.some(({ saved }) => test(saved));
    expect(some((bill) => Number(bill.igst_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.cgst_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.non_hospital_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.cash_refund_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.cheque_refund_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.due_paise) > 0)).toBe(true);
    expect(some((bill) => Number(bill.authorized_paise) > 0)).toBe(true);
  });

  it('settle every bill by exactly what is payable or refundable, recorded as a payment of the bill', async () => {
    const wrong = await rows(`
      select b.bill_id from bill b left join payment y on y.tenant_id = b.tenant_id and y.bill_id = b.bill_id
      where greatest(b.net_payable_paise, 0) <> b.cash_paise + b.card_paise + b.upi_paise + b.neft_paise + b.cheque_paise + b.due_paise
        or b.cash_refund_paise > 1000000 or b.is_settled <> (b.due_paise = 0)
        or coalesce(y.amount_paise, 0) <> case when b.net_payable_paise > 0
          then b.net_payable_paise - b.due_paise else b.cash_refund_paise + b.cheque_refund_paise end`);
    expect(wrong).toEqual([]);
    const unevenly = await count(
      'payment where cash_paise <> amount_paise - card_paise - upi_paise - neft_paise - cheque_paise',
    );
    expect(unevenly).toBe(0);
  });
});

const figures = [
  'total_without_gst_paise',
  'igst_paise',
  'sgst_paise',
  'cgst_paise',
  'total_charge_paise',
  'non_hospital_paise',
  'gross_amount_paise',
  'round_off_paise',
  'net_amount_paise',
  'paid_in_advance_paise',
  'authorized_paise',
  'net_payable_paise',
];
const pick = (saved: Record<string, number | boolean>) => Object.fromEntries(figures.map((key) => [key, saved[key]]));
