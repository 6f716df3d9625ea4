// Changing the payer: preview, change, update, remove, lines left out, and refusals.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { listTpaTransfers, previewTpaTransfer, transferTpa } from '@charaka/contract/money/tpa/transfer';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Wanted = InputOf<typeof transferTpa>['admission'];

/** A case with a consultation (TPA rate 400), two nights (no rate) and an x-ray, discounts of 10 % on the first. */
async function makeCase(scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, scene);
  const { serviceChargeIds } = await tenant.ask(addCharges, {
    admissionId,
    lines: [
      { chargeId: 1, appliedCharge: 500, quantity: 2, itemDiscount: 50 },
      { chargeId: 2, appliedCharge: 6000, quantity: 1 },
      { chargeId: 4, appliedCharge: 350, quantity: 1 },
    ],
  });
  const wanted = (changes: Partial<Wanted> = {}): Wanted => ({ admissionId, associationId: 1, ...changes });
  return { tenant, admissionId, serviceChargeIds, wanted };
}

const linesOf = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(listServiceCharges, { admissionId })).serviceCharges;

describe('the preview', () => {
  it('shows every line before and after, marks those without a rate, and writes nothing (R432, Q93)', async () => {
    const { tenant, admissionId } = await makeCase();
    const { wire, output } = await tenant.call(previewTpaTransfer, { admissionId, associationId: 1 });
    expect(wire).toMatchObject({
      totalBefore: 7550,
      totalAfter: 7632.5,
      difference: 82.5,
      changedCount: 2,
      withoutRateCount: 2,
    });
    // GST of the room: 5 % of 6,000 before, of 6,250 after.
    expect(
      output.lines.map(({ hasRate, isChanged, before, after }) => [hasRate, isChanged, before.total, after.total]),
    ).toEqual([
      [true, true, 90_000, 72_000],
      [false, true, 630_000, 656_250],
      [false, false, 35_000, 35_000],
    ]);
    expect(output.lines[0]?.after).toMatchObject({ tpaCharge: 40_000, tpaChargeCode: 'T-C1', itemDiscount: 4_000 });
    expect((await linesOf(tenant, admissionId))[0]).toMatchObject({ appliedCharge: 50_000, tpaCharge: 0 });
    expect((await tenant.ask(listTpaTransfers, { admissionId })).transfers).toEqual([]);
  });

  it('without a payer shows the standard charges; an unknown payer is refused (R431, R429)', async () => {
    const { tenant, admissionId } = await makeCase({ patientType: 'TPA', associationId: 1 });
    const { lines } = await tenant.ask(previewTpaTransfer, { admissionId });
    expect(lines.map(({ after }) => after.appliedCharge)).toEqual([50_000, 625_000, 35_000]);
    const unknown = await tenant.call(previewTpaTransfer, { admissionId, associationId: 99 });
    expect(unknown.message).toBe('Please select TPA');
  });
});

describe('a change of TPA', () => {
  it('sets payer and papers and re-prices the charges as the preview said (R427, R430, R432, R434, Q92, Q93)', async () => {
    const { tenant, admissionId, wanted } = await makeCase();
    const { totalAfter } = await tenant.ask(previewTpaTransfer, { admissionId, associationId: 1 });
    const papers = { insuranceId: 1, tpaAuthorized: 20_000, tpaPolicyNo: 'P-e1', policyCardNo: 'C2', ccnNo: 'N3' };
    const answer = await tenant.call(transferTpa, {
      admission: wanted(papers),
      isRepriced: true,
      totalAfter: totalAfter / 100,
    });
    expect(answer).toMatchObject({ isFailure: false, message: 'TPA Change Successful' });
    expect(answer.wire.ipdPatientViewModel).toMatchObject({
      patientType: 'TPA',
      associationId: 1,
      insuranceName: 'Test Insurance',
      tpaauthorizedforamount: 20_000,
      tpaPolicyNo: 'P-e1',
      policyCardNo: 'C2',
      ccnNo: 'N3',
    });
    expect(await linesOf(tenant, admissionId)).toMatchObject([
      { tpaCharge: 40_000, tpaChargeCode: 'T-C1', appliedCharge: 40_000, itemDiscount: 4_000, net: 72_000 },
      { tpaCharge: 0, tpaChargeCode: null, appliedCharge: 625_000, net: 625_000 },
      { appliedCharge: 35_000 },
    ]);
  });

  it('to a corporate makes the patient a corporate one (Q92)', async () => {
    const { tenant, wanted } = await makeCase();
    const { admission } = await tenant.ask(transferTpa, { admission: wanted({ associationId: 2 }) });
    expect(admission).toMatchObject({ patientType: 'Corporate', isCorporate: true });
  });

  it('without replacing leaves every charge as it is (R432)', async () => {
    const { tenant, admissionId, wanted } = await makeCase();
    const before = await linesOf(tenant, admissionId);
    await tenant.ask(transferTpa, { admission: wanted(), isRepriced: false });
    expect(await linesOf(tenant, admissionId)).toEqual(before);
  });

  it('leaves out lines with a reason, which the history tells (R432, Q98)', async () => {
    const { tenant, admissionId, wanted, serviceChargeIds } = await makeCase();
    const [consultation = 0, room = 0] = serviceChargeIds;
    const leftOut = [{ serviceChargeId: room, reason: 'Agreed with the relatives' }];
    const input = { admission: wanted(), isRepriced: true, leftOut, totalAfter: 7370 };
    await tenant.ask(transferTpa, input);
    const lines = await linesOf(tenant, admissionId);
    expect(lines.find((line) => line.serviceChargeId === consultation)?.appliedCharge).toBe(40_000);
    expect(lines.find((line) => line.serviceChargeId === room)?.appliedCharge).toBe(600_000);
    const { wire } = await tenant.call(listTpaTransfers, { admissionId });
    expect(wire.tpaTranferList).toMatchObject([
      {
        kind: 'change',
        from: { patientType: 'General', associationId: null },
        to: { patientType: 'TPA', associationName: 'Test TPA' },
        tpaReplace: true,
        totalBefore: 7550,
        totalAfter: 7370,
        changedCount: 1,
        leftOut: [{ serviceChargeId: room, chargeDescription: 'Deluxe room', reason: 'Agreed with the relatives' }],
        createdBy: 'Clerk User',
        isUndoable: true,
      },
    ]);
    const foreign = { ...input, leftOut: [{ serviceChargeId: 999_999, reason: 'Nothing' }], admission: wanted() };
    expect((await tenant.call(transferTpa, foreign)).message).toBe(
      'A line to leave out does not belong to this admission',
    );
    const needless = { admission: wanted(), isRepriced: false, leftOut };
    expect((await tenant.call(transferTpa, needless)).message).toBe(
      'Lines can be left out only when the charges are replaced',
    );
    const silent = { ...input, leftOut: [{ serviceChargeId: room, reason: ' ' }] };
    expect(await tenant.call(transferTpa, silent)).toMatchObject({ status: 400, message: 'Please enter a reason' });
  });

  it('is refused when the charges are not those of the preview any more (R432)', async () => {
    const { tenant, admissionId, wanted } = await makeCase();
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 3, appliedCharge: 85, quantity: 1 }] });
    const stale = await tenant.call(transferTpa, { admission: wanted(), isRepriced: true, totalAfter: 7632.5 });
    expect(stale.message).toBe('The charges have changed since the preview. Please look at it again');
    expect((await linesOf(tenant, admissionId))[0]?.appliedCharge).toBe(50_000);
  });

  it('needs a TPA that is there, and an insurer that is (R429)', async () => {
    const { tenant, wanted } = await makeCase();
    for (const associationId of [undefined, 0, 99]) {
      const answer = await tenant.call(transferTpa, { admission: wanted({ associationId }) });
      expect(answer).toMatchObject({ isFailure: true, message: 'Please select TPA' });
    }
    const uninsured = await tenant.call(transferTpa, { admission: wanted({ insuranceId: 99 }) });
    expect(uninsured.message).toBe('Select insurance company');
  });

  it('is refused after the final bill, of another hospital, and with a payer once discharge is initiated (R335, Q93)', async () => {
    const { tenant, admissionId, wanted } = await makeCase({ patientType: 'TPA', associationId: 1 });
    const set = (change: string) =>
      parts.owner.query(`update admission set ${change} where tenant_id = ${tenant.tenantId}`);
    const refusal = async () => (await tenant.call(transferTpa, { admission: wanted({ associationId: 2 }) })).message;
    await set('is_discharge_initiated = true, discharge_initiated_at = now()');
    expect(await refusal()).toBe('Discharge is initiated: the TPA can no longer be changed');
    await set('association_id = null');
    expect(await refusal()).toBe('TPA Change Successful');
    await set('is_final_bill = true');
    expect(await refusal()).toBe('The final bill is already generated: the TPA can no longer be changed');
    const elsewhere = await tenant.call(transferTpa, { admission: wanted() }, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.message).toBe('This admission does not exist');
    const seen = await tenant.call(listTpaTransfers, { admissionId }, { as: 'admin', hospitalId: 2 });
    expect(seen.isFailure).toBe(true);
  });
});

describe('an update and a removal', () => {
  const insured = { patientType: 'TPA', associationId: 1, tpaAuthorized: 9000 } as const;

  it('an update saves the four fields for the same payer; what is left out is cleared (R426, Q94, Q17)', async () => {
    const { tenant, admissionId, wanted } = await makeCase(insured);
    const before = await linesOf(tenant, admissionId);
    const { admission } = await tenant.ask(transferTpa, {
      admission: wanted({ tpaAuthorized: 12_000, policyCardNo: 'C7', ccnNo: 'N9' }),
    });
    const saved = { tpaAuthorized: 1_200_000, policyCardNo: 'C7', ccnNo: 'N9', tpaPolicyNo: null };
    expect(admission).toMatchObject({ associationId: 1, ...saved });
    expect(await linesOf(tenant, admissionId)).toEqual(before);
    const [last] = (await tenant.ask(listTpaTransfers, { admissionId })).transfers;
    expect(last).toMatchObject({ kind: 'update', isRepriced: false, changedCount: 0 });
  });

  it('a removal makes a cash patient, clears everything of the payer and re-prices whatever is sent (R431, R433, Q96)', async () => {
    const { tenant, admissionId, wanted } = await makeCase(insured);
    const answer = await tenant.call(transferTpa, {
      admission: wanted({ patientType: 'General', tpaAuthorized: 500, ccnNo: 'N9' }),
      isRepriced: false,
    });
    expect(answer.message).toBe('TPA Change Successful');
    expect(answer.output.admission).toMatchObject({
      patientType: 'General',
      associationId: null,
      insuranceId: null,
      tpaAuthorized: null,
      tpaPolicyNo: null,
      policyCardNo: null,
      ccnNo: null,
    });
    expect((await linesOf(tenant, admissionId)).map((line) => line.appliedCharge)).toEqual([50_000, 625_000, 35_000]);
    const again = await tenant.call(transferTpa, { admission: wanted({ patientType: 'General' }) });
    expect(again.message).toBe('This patient has no TPA please add one');
  });

  it('leaves a row in the audit for admission and lines (R026)', async () => {
    const { tenant, wanted } = await makeCase(insured);
    await tenant.ask(transferTpa, { admission: wanted({ patientType: 'General' }) });
    const { rows } = await parts.owner.query(
      `select table_name, action, count(*)::integer as count from audit_log
       where tenant_id = $1 and operation = '/IPD/UpdateIpdTPA' group by 1, 2 order by 1`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { table_name: 'admission', action: 'update', count: 1 },
      { table_name: 'service_charge', action: 'update', count: 2 },
      { table_name: 'tpa_transfer', action: 'insert', count: 1 },
    ]);
  });
});
