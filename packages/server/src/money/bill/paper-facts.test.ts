// Facts of a bill for its papers beside money: codes of its lines, seller and place of supply as frozen, treatment.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { saveSummary, signSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function makeCase(): Promise<{ tenant: TestTenant; admissionId: number }> {
  const tenant = await makeTenant(parts);
  await priceListSays(tenant, '999311');
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  const lines = [1, 4].map((chargeId) => ({ chargeId, appliedCharge: 500, quantity: 1 }));
  await tenant.ask(addCharges, { admissionId, lines });
  return { tenant, admissionId };
}

const priceListSays = ({ tenantId }: TestTenant, code: string) =>
  parts.owner.query('update charge set hsn_code = $2 where tenant_id = $1 and charge_id = 1', [tenantId, code]);
const codesOf = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(getBill, { admissionId })).lines.map(({ hsnCode }) => hsnCode);

describe('a bill for its papers', () => {
  it('has the code of each line as the price list says, and from the final bill on as its document froze it (R528, FI044, FI045)', async () => {
    const { tenant, admissionId } = await makeCase();
    expect(await codesOf(tenant, admissionId)).toEqual(['999311', '9993']);
    const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    const netPayable = figures.netPayable / 100;
    await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } });
    await priceListSays(tenant, '999399');
    expect(await codesOf(tenant, admissionId)).toEqual(['999311', '9993']);
  });

  it('names the seller and the state of the supply as they were when it was made (R527, FI045, FI046)', async () => {
    const { tenant, admissionId } = await makeCase();
    const setNumber = (number: string) =>
      parts.owner.query('update hospital set gst_number = $2 where tenant_id = $1', [tenant.tenantId, number]);
    await setNumber('27AAACS0000S1ZF');
    const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    const netPayable = figures.netPayable / 100;
    await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } });
    await setNumber('27AAPFU0939F1ZV');
    const { finalBill } = await tenant.ask(getBill, { admissionId });
    expect(finalBill).toMatchObject({ sellerGstin: '27AAACS0000S1ZF', placeOfSupply: 'Maharashtra (27)' });
  });

  it('tells the diagnosis once it is signed, in words alone, and never a draft of it (R527, Q158)', async () => {
    const { tenant, admissionId } = await makeCase();
    const blank = { history: '', findings: '', investigations: '', treatment: '<p>Fluids</p>', medicines: [] };
    const summary = { ...blank, admissionId, doctorId: 1, conditionAtDischarge: '<p>Well</p>', advice: '<p>Rest</p>' };
    const { summary: draft } = await tenant.ask(saveSummary, {
      summary: { ...summary, diagnosis: '<p>Dengue <b>fever</b></p>' },
    });
    expect((await tenant.ask(getBill, { admissionId })).diagnosis).toBeNull();
    await tenant.ask(
      signSummary,
      { summary: { ...summary, diagnosis: '<p>Dengue <b>fever</b></p>', savedAt: draft.savedAt } },
      { as: 'admin' },
    );
    expect(await tenant.ask(getBill, { admissionId })).toMatchObject({
      diagnosis: 'Dengue fever',
      operations: [],
    });
  });
});
