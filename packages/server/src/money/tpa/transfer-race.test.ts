// A transfer at the same moment as a charge or the final bill: one after the other, never half.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { transferTpa } from '@charaka/contract/money/tpa/transfer';
import { expect, it } from 'vitest';
import { inOrder } from '../../../test-support/server/in-order.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function makeCase(isDischargeInitiated = false) {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated });
  const consultation = { chargeId: 1, appliedCharge: 500, quantity: 1 };
  await tenant.ask(addCharges, { admissionId, lines: [consultation] });
  const transfer = () =>
    tenant.call(transferTpa, { admission: { admissionId, associationId: 1 }, isRepriced: true, totalAfter: 400 });
  const charge = () => tenant.call(addCharges, { admissionId, lines: [consultation] });
  const bill = () => tenant.call(addBill, { bill: { admissionId, netPayable: 500, cash: 500 } });
  const messages = async (calls: readonly (() => Promise<{ message: string }>)[]) =>
    (await inOrder(tenant, calls)).map(({ message }) => message);
  return { tenant, admissionId, transfer, charge, bill, messages };
}

it('a charge posted while the transfer waits makes its preview stale; one behind it gets the new payer (R432, Q93)', async () => {
  const first = await makeCase();
  expect(await first.messages([first.charge, first.transfer])).toEqual([
    '1 charge added',
    'The charges have changed since the preview. Please look at it again',
  ]);
  const second = await makeCase();
  expect(await second.messages([second.transfer, second.charge])).toEqual(['TPA Change Successful', '1 charge added']);
  const { serviceCharges } = await second.tenant.ask(listServiceCharges, { admissionId: second.admissionId });
  expect(serviceCharges.map(({ tpaCharge, appliedCharge }) => [tpaCharge, appliedCharge])).toEqual([
    [40_000, 40_000],
    [40_000, 50_000],
  ]);
});

it('behind the final bill the transfer is refused; before it the bill asks to recalculate (R335, Q93)', async () => {
  const first = await makeCase(true);
  expect(await first.messages([first.bill, first.transfer])).toEqual([
    'Ipd Bill generated',
    'The final bill is already generated: the TPA can no longer be changed',
  ]);
  const billed = await first.tenant.ask(getBill, { admissionId: first.admissionId });
  expect(billed.lines.map((line) => line.appliedCharge)).toEqual([50_000]);
  const second = await makeCase(true);
  expect(await second.messages([second.transfer, second.bill])).toEqual([
    'TPA Change Successful',
    'The figures have changed. Please recalculate',
  ]);
  expect((await second.tenant.ask(getBill, { admissionId: second.admissionId })).finalBill).toBeNull();
});

it('of two transfers at one moment both happen, the second upon the first (R430)', async () => {
  const { tenant, admissionId, transfer, messages } = await makeCase();
  expect(await messages([transfer, transfer])).toEqual(['TPA Change Successful', 'TPA Change Successful']);
  const { rows } = await parts.owner.query(
    'select kind, changed_count from tpa_transfer where tenant_id = $1 and admission_id = $2 order by tpa_transfer_id',
    [tenant.tenantId, admissionId],
  );
  expect(rows).toEqual([
    { kind: 'change', changed_count: 1 },
    { kind: 'update', changed_count: 0 },
  ]);
});
