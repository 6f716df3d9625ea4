// Posting charges: prices from the list, checks, the lock, and the list of lines.
import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeDivisible, makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function makeCase(scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  return { tenant, admissionId: await admitInScene(tenant, scene) };
}

const consultation = { chargeId: 1, appliedCharge: 500, quantity: 1 };

async function refusalOf(tenant: TestTenant, admissionId: number, line: Partial<typeof consultation> = {}) {
  const answer = await tenant.call(addCharges, { admissionId, lines: [{ ...consultation, ...line }] });
  expect(answer.isFailure).toBe(true);
  return answer.message;
}

const linesOf = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(listServiceCharges, { admissionId })).serviceCharges;

describe('posting charges', () => {
  it('takes names, code, rates and payer rate from the price list, price and discount from the caller (R435, R447, Q93)', async () => {
    const { tenant, admissionId } = await makeCase({ patientType: 'TPA', associationId: 1 });
    await makeDivisible(tenant, 2);
    const answer = await tenant.call(addCharges, {
      admissionId,
      lines: [
        { chargeId: 1, appliedCharge: 450, quantity: 2, itemDiscount: 50, remark: 'second opinion' },
        { chargeId: 2, appliedCharge: 6250, quantity: 1.5 },
      ],
    });
    expect(answer.message).toBe('2 charges added');
    const { wire } = await tenant.call(listServiceCharges, { admissionId });
    expect(wire.ipdServiceChargeList).toMatchObject([
      {
        chargeCode: 'C1',
        tpaChargeCode: 'T-C1',
        chargeDescription: 'Consultation',
        chargeType: { chargeTypeId: 10, chargeType1: 'Services' },
        chargeCategory: { chargeCategoryName: 'Consultation' },
        standardCharge: 500,
        tpaCharge: 400,
        appliedCharge: 450,
        itemDiscount: 50,
        remark: 'second opinion',
        grossAmount: 900,
        discountAmount: 100,
        totalAmount: 800,
        gstAmount: 0,
        createdBy: 'Clerk User',
      },
      {
        chargeCode: 'R1',
        tpaCharge: 0,
        quantity: 1.5,
        totalAmount: 9375,
        igst: 5,
        sgst: 2.5,
        cgst: 2.5,
        gstAmount: 468.76,
      },
    ]);
  });

  it('takes a fraction of a divisible charge only (Q257)', async () => {
    const { tenant, admissionId } = await makeCase();
    for (const [chargeId, quantity] of [1, 3, 4].flatMap((each) =>
      [0.001, 0.5, 1.5].map((part) => [each, part] as const),
    )) {
      const { message } = await tenant.call(addCharges, {
        admissionId,
        lines: [{ ...consultation, chargeId, quantity }],
      });
      expect(message).toMatch(/ is charged in whole numbers. Enter 1, 2 or more$/);
    }
    await makeDivisible(tenant, 1);
    await tenant.ask(addCharges, { admissionId, lines: [{ ...consultation, quantity: 0.5 }] });
    expect(await linesOf(tenant, admissionId)).toMatchObject([{ quantity: 500 }]);
  });

  it('a cash patient has no payer rate (Q93)', async () => {
    const { tenant, admissionId } = await makeCase();
    await tenant.ask(addCharges, { admissionId, lines: [consultation] });
    expect((await linesOf(tenant, admissionId))[0]).toMatchObject({ tpaCharge: 0, tpaChargeCode: null });
  });

  it('the same charge twice stays two lines, in the order given (Q103)', async () => {
    const { tenant, admissionId } = await makeCase();
    const answer = await tenant.ask(addCharges, {
      admissionId,
      lines: [consultation, { ...consultation, chargeId: 3 }, consultation],
    });
    const lines = await linesOf(tenant, admissionId);
    expect(lines.map((line) => line.serviceChargeId)).toEqual(answer.serviceChargeIds);
    expect(lines.map((line) => line.chargeId)).toEqual([1, 3, 1]);
  });

  it('IGST applies when patient and hospital are in different known states (R521, R520)', async () => {
    for (const [patientStateCode, isIgst] of [
      ['32', true],
      ['27', false],
      [undefined, false],
    ] as const) {
      const { tenant, admissionId } = await makeCase(patientStateCode ? { patientStateCode } : {});
      await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 100, quantity: 1 }] });
      expect((await linesOf(tenant, admissionId))[0]).toMatchObject({ isIgstApplied: isIgst, gst: 500 });
    }
  });

  it('posts 500 lines at once, and lists them all, though ten are asked for (R437, R448, R295, Q02)', async () => {
    const { tenant, admissionId } = await makeCase();
    const lines = Array.from({ length: 500 }, (_, index) => ({ ...consultation, chargeId: 1 + (index % 5) }));
    const answer = await tenant.call(addCharges, { admissionId, lines });
    expect(answer.message).toBe('500 charges added');
    // The request in the form of the specification.
    const body = { patientIpId: admissionId, patientUid: 1, hospitalRegnNo: 'R-1', pageNumber: 0, pageSize: 10 };
    const { output } = await tenant.call(listServiceCharges, { admissionId }, { body });
    expect(output.serviceCharges).toHaveLength(500);
    expect((await tenant.call(addCharges, { admissionId, lines: [...lines, consultation] })).status).toBe(400);
  });

  it('a value of 0 or less is named with its field (R441, R442, Q99)', async () => {
    const { tenant, admissionId } = await makeCase();
    for (const line of [{ appliedCharge: 0 }, { quantity: 0 }]) {
      expect(await refusalOf(tenant, admissionId, line)).toBe('Value should greater then 0');
    }
  });

  it('refuses the whole lot for one line that is wrong (R443, Q100, Q102)', async () => {
    const { tenant, admissionId } = await makeCase();
    await parts.owner.query('update charge set standard_charge_paise = 0 where tenant_id = $1 and charge_id = 4', [
      tenant.tenantId,
    ]);
    await parts.owner.query('update charge set is_active = false where tenant_id = $1 and charge_id = 3', [
      tenant.tenantId,
    ]);
    const sentences: [object, string][] = [
      [{ itemDiscount: 500.01 }, 'The discount on Consultation is more than its applied charge'],
      [{ chargeId: 4 }, 'Chest x-ray has no standard charge and cannot be added'],
      [{ chargeId: 3 }, 'Charge 3 is not in the price list of this hospital'],
      [{ chargeId: 6 }, 'Charge 6 is not in the price list of this hospital'],
      [{ appliedCharge: 9_999_999_999, quantity: 9_999_999 }, 'The amount of Consultation has too many digits'],
    ];
    for (const [line, sentence] of sentences) {
      const lines = [consultation, { ...consultation, ...line }];
      expect((await tenant.call(addCharges, { admissionId, lines })).message).toBe(sentence);
    }
    expect(await linesOf(tenant, admissionId)).toEqual([]);
  });

  it('a charge that is not the hospital own carries its mark to the line (R523)', async () => {
    const { tenant, admissionId } = await makeCase();
    await parts.owner.query('update charge set is_non_applicable = true where tenant_id = $1 and charge_id = 5', [
      tenant.tenantId,
    ]);
    await tenant.ask(addCharges, { admissionId, lines: [consultation, { ...consultation, chargeId: 5 }] });
    expect((await linesOf(tenant, admissionId)).map((line) => line.isNonApplicable)).toEqual([false, true]);
  });
});

describe('an admission that takes no charges', () => {
  it('says why (R334, Q33, Q34, Q47)', async () => {
    const { tenant, admissionId } = await makeCase({
      patientType: 'TPA',
      associationId: 1,
      isDischargeInitiated: true,
    });
    const set = (change: string) =>
      parts.owner.query(`update admission set ${change} where tenant_id = ${tenant.tenantId}`);
    await tenant.ask(addCharges, { admissionId, lines: [consultation] });
    await set('final_authorized_paise = 100');
    expect(await refusalOf(tenant, admissionId)).toBe(
      'The final authorised amount is already entered: no charge can be added',
    );
    await set('final_authorized_paise = null, is_final_bill = true');
    expect(await refusalOf(tenant, admissionId)).toBe('The final bill is already generated: no charge can be added');
    await set('is_discharged = true, discharged_at = now()');
    expect(await refusalOf(tenant, admissionId)).toBe('The patient is discharged: no charge can be added');
    await set('is_discharged = false, discharged_at = null, is_cancelled = true');
    expect(await refusalOf(tenant, admissionId)).toBe('This admission is cancelled');
    expect(await refusalOf(tenant, 999_999)).toBe('This admission does not exist');
  });

  it('is not found from another hospital (Q18)', async () => {
    const { tenant, admissionId } = await makeCase();
    const elsewhere = await tenant.call(
      addCharges,
      { admissionId, lines: [{ ...consultation, chargeId: 6 }] },
      { as: 'admin', hospitalId: 2 },
    );
    expect(elsewhere.message).toBe('This admission does not exist');
    const seen = await tenant.call(listServiceCharges, { admissionId }, { as: 'admin', hospitalId: 2 });
    expect(seen.isFailure).toBe(true);
  });
});
