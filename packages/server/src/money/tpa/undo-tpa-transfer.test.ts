// Taking a transfer back: everything as it was to the paisa, and when that is not possible.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { setFinalAuthorized } from '@charaka/contract/money/tpa/settlement';
import { listTpaTransfers, transferTpa, undoTpaTransfer } from '@charaka/contract/money/tpa/transfer';
import { initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { describe, expect, it } from 'vitest';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeDivisible, makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function makeCase(scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  await makeDivisible(tenant, 1);
  const admissionId = await admitInScene(tenant, scene);
  const lines = [
    { chargeId: 1, appliedCharge: 487.65, quantity: 1.5, itemDiscount: 33.33 },
    { chargeId: 2, appliedCharge: 6111.11, quantity: 3, itemDiscount: 0.01 },
    { chargeId: 5, appliedCharge: 600, quantity: 2 },
  ];
  await tenant.ask(addCharges, { admissionId, lines });
  const transfer = async (associationId: number) =>
    (await tenant.ask(transferTpa, { admission: { admissionId, associationId, ccnNo: 'N1' }, isRepriced: true }))
      .transferId;
  const undo = (transferId: number) => tenant.call(undoTpaTransfer, { admissionId, transferId });
  return { tenant, admissionId, transfer, undo };
}

/** Everything a transfer can touch: the admission's row and its lines, as the database holds them. */
async function stateOf(tenant: TestTenant) {
  const { rows: lines } = await parts.owner.query(
    'select * from service_charge where tenant_id = $1 order by service_charge_id',
    [tenant.tenantId],
  );
  const { rows } = await parts.owner.query('select * from admission where tenant_id = $1', [tenant.tenantId]);
  const { updated_at: _when, updated_by: _who, version: _change, ...admission } = rows[0] as Record<string, unknown>;
  return { admission, lines };
}

describe('undoing', () => {
  it('puts payer and every line back to the paisa, and the bill with them (R430, Q93)', async () => {
    const { tenant, admissionId, transfer, undo } = await makeCase({ patientType: 'Cash Claim' });
    const before = await stateOf(tenant);
    const bill = (await tenant.ask(getBill, { admissionId })).figures;
    const transferId = await transfer(1);
    expect((await tenant.ask(getBill, { admissionId })).figures.net).not.toBe(bill.net);
    expect(await undo(transferId)).toMatchObject({ isFailure: false, message: 'TPA transfer undone' });
    expect(await stateOf(tenant)).toEqual(before);
    expect((await tenant.ask(getBill, { admissionId })).figures).toEqual(bill);
  });

  it('goes back step by step, the last transfer first, and tells who did it (Q98)', async () => {
    const { tenant, admissionId, transfer, undo } = await makeCase();
    const atFirst = await stateOf(tenant);
    const first = await transfer(1);
    const between = await stateOf(tenant);
    const second = await transfer(2);
    expect((await undo(first)).message).toBe('Only the last transfer can be undone');
    await undo(second);
    expect(await stateOf(tenant)).toEqual(between);
    expect((await undo(second)).isFailure).toBe(true);
    const { transfers } = await tenant.ask(listTpaTransfers, { admissionId });
    expect(transfers.map(({ transferId, isUndoable, undoneByName }) => [transferId, isUndoable, undoneByName])).toEqual(
      [
        [second, false, 'Clerk User'],
        [first, true, null],
      ],
    );
    await undo(first);
    expect(await stateOf(tenant)).toEqual(atFirst);
  });

  it('leaves charges posted since at the price of the payer of their day, and says so (Q93)', async () => {
    const { tenant, admissionId, transfer, undo } = await makeCase();
    const transferId = await transfer(1);
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 400, quantity: 1 }] });
    const answer = await undo(transferId);
    expect(answer.message).toBe('TPA transfer undone. 1 charge posted later keeps its price');
    expect(answer.output.keptCount).toBe(1);
    const lines = (await tenant.ask(listServiceCharges, { admissionId })).serviceCharges;
    expect(lines.map((line) => line.appliedCharge)).toEqual([48_765, 611_111, 60_000, 40_000]);
    expect(lines[3]).toMatchObject({ tpaCharge: 40_000, tpaChargeCode: 'T-C1' });
  });

  it('is refused when a line or the payer was changed since by something else (Q93)', async () => {
    const { tenant, transfer, undo } = await makeCase();
    const transferId = await transfer(1);
    const set = (change: string) => parts.owner.query(`${change} and tenant_id = ${tenant.tenantId}`);
    await set('update service_charge set applied_charge_paise = 41000 where charge_id = 1');
    expect((await undo(transferId)).message).toBe(
      'Consultation was changed since this transfer, so it cannot be undone',
    );
    await set('update service_charge set applied_charge_paise = 40000 where charge_id = 1');
    await set('update admission set tpa_authorized_paise = 5 where true');
    expect((await undo(transferId)).message).toBe(
      'The TPA or its amounts were changed since this transfer, so it cannot be undone',
    );
    await set('update admission set tpa_authorized_paise = 0 where true');
    expect((await undo(transferId)).isFailure).toBe(false);
  });

  it('is possible with discharge initiated, not with a final amount, nor after the final bill (Q48, Q93)', async () => {
    const { tenant, admissionId, transfer, undo } = await makeCase();
    const transferId = await transfer(1);
    await tenant.ask(initiateDischarge, { admission: { admissionId } });
    await tenant.ask(setFinalAuthorized, { admission: { admissionId, finalAuthorized: 100 } });
    expect((await undo(transferId)).message).toContain('amounts were changed since');
    await tenant.ask(setFinalAuthorized, { admission: { admissionId, finalAuthorized: 0 } });
    expect((await undo(transferId)).isFailure).toBe(false);
    const again = await transfer(1);
    const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    const netPayable = figures.netPayable / 100;
    await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } });
    const afterBill = await stateOf(tenant);
    expect((await undo(again)).message).toBe(
      'The final bill is already generated: the transfer can no longer be undone',
    );
    expect(await stateOf(tenant)).toEqual(afterBill);
    expect((await tenant.ask(listTpaTransfers, { admissionId })).transfers[0]?.isUndoable).toBe(false);
  });
});
