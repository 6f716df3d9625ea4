// Versions of a bill for payers: frozen as they were, answered within bounds.
import { randomUUID } from 'node:crypto';
import { getBill } from '@charaka/contract/money/bill/bill';
import { freezeBill, getBillVersion } from '@charaka/contract/money/tpa/bill-version';
import { setFinalAuthorized } from '@charaka/contract/money/tpa/settlement';
import { undoInitiation } from '@charaka/contract/stay/discharge/discharge';
import { describe, expect, it } from 'vitest';
import {
  answer,
  charge,
  confirmedByBoth,
  freeze,
  frozen,
  listed,
  makeBill,
  makeCase,
  other,
  own,
} from '../../../test-support/money/payer-versions.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

describe('a version', () => {
  it('keeps the whole bill as it was: a later charge changes nothing of it', async () => {
    const { tenant, admissionId } = await makeCase(parts);
    const { output, message } = await freeze(tenant, admissionId, { note: 'First claim' });
    expect([output.versionNo, message]).toEqual([1, 'Version 1 frozen']);
    const before = await tenant.ask(getBillVersion, { versionId: output.versionId });
    expect(before.bill).toEqual(await tenant.ask(getBill, { admissionId }));
    await charge(tenant, admissionId, 700);
    expect(await tenant.ask(getBillVersion, { versionId: output.versionId })).toEqual(before);
    expect(before.bill.lines).toHaveLength(1);
    expect(before.version).toMatchObject({ net: 1_000_000, claimed: 1_000_000, status: 'sent', note: 'First claim' });
    const direct = parts.owner.query(`set role charaka_app; update bill_version_copy set bill = '{}'`);
    await expect(direct).rejects.toThrow('permission denied');
    await parts.owner.query('reset role');
    expect((await listed(tenant, admissionId)).net).toBe(1_070_000);
  });

  it('takes the next number of its admission, also when many freeze at once; one key is one version', async () => {
    const { tenant, admissionId } = await makeCase(parts);
    const key = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => freeze(tenant, admissionId, { associationId: own })),
      ...Array.from({ length: 3 }, () => freeze(tenant, admissionId, { associationId: other }, key)),
    ]);
    expect(answers.every(({ isFailure }) => !isFailure)).toBe(true);
    const { versions } = await listed(tenant, admissionId);
    expect(versions.map(({ versionNo }) => versionNo)).toEqual([6, 5, 4, 3, 2, 1]);
    const standing = versions.filter(({ status }) => status === 'sent').map(({ associationId }) => associationId);
    expect(standing.sort()).toEqual([own, other]);
    const elsewhere = await admitInScene(tenant, { patientType: 'TPA', associationId: own });
    await charge(tenant, elsewhere, 10_000);
    expect((await freeze(tenant, elsewhere)).output.versionNo).toBe(1);
  });

  it('is refused with other figures, beyond what others left, without a payer, and after the final bill or cancellation', async () => {
    const { tenant, admissionId } = await makeCase(parts);
    const said = async (changes: object, of = admissionId) => (await freeze(tenant, of, changes)).message;
    expect(await said({ net: 9999 })).toBe('The figures have changed. Please recalculate');
    expect(await said({ claimed: 10_000.01 })).toBe('This is more than the remaining amount of the bill');
    expect(await said({ claimed: 0 })).toBe('Please enter amount');
    expect(await said({ associationId: 999 })).toBe('Please select TPA');
    await answer(tenant, await frozen(tenant, admissionId));
    expect(await said({ associationId: other, claimed: 4000.01 })).toBe(
      'This is more than the remaining amount of the bill',
    );
    const cash = await admitInScene(tenant, { isDischargeInitiated: true });
    expect(await said({}, cash)).toBe('This patient has no TPA please add one');
    await makeBill(tenant, admissionId);
    expect(await said({ associationId: other })).toBe(
      'The final bill is already generated: no more versions can be frozen',
    );
    const gone = await admitInScene(tenant, { patientType: 'TPA', associationId: own });
    await parts.owner.query(
      'update admission set is_cancelled = true, cancelled_at = now() where admission_id = $1 and tenant_id = $2',
      [gone, tenant.tenantId],
    );
    expect(await said({}, gone)).toBe('This admission is cancelled');
    expect(
      (
        await tenant.call(
          freezeBill,
          { version: { admissionId, associationId: own, net: 1, claimed: 1 } },
          { as: 'viewer' },
        )
      ).status,
    ).toBe(403);
  });
});

describe('the answer of a payer', () => {
  it('is confirmed in turn, and its sum is the final authorised amount from then on (Q48, Q58, Q130)', async () => {
    const { tenant, admissionId } = await confirmedByBoth(parts);
    expect(await listed(tenant, admissionId)).toMatchObject({ net: 1_000_000, confirmed: 850_000, remains: 150_000 });
    const { figures, payers } = await tenant.ask(getBill, { admissionId });
    expect([figures.authorized, figures.netPayable]).toEqual([850_000, 150_000]);
    expect(payers.map(({ associationId, versionNo, claim }) => [associationId, versionNo, claim])).toEqual([
      [own, 1, 600_000],
      [other, 2, 250_000],
    ]);
    const typed = { admission: { admissionId, finalAuthorized: 9000 } };
    expect((await tenant.call(setFinalAuthorized, typed)).message).toBe(
      'Payers confirmed versions of this bill. The final authorised amount is their sum',
    );
    const direct = parts.owner.query(
      'update admission set final_authorized_paise = 1 where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId],
    );
    await expect(direct).rejects.toThrow('Payers confirmed 850000 paise');
    const undone = await tenant.call(undoInitiation, { admission: { admissionId, reason: 'Stays' } });
    expect(undone.message).toBe('Payers confirmed versions of the bill. Undo their answers first');
  });

  it('is refused before the discharge is initiated, beyond what was asked for or the bill comes to, twice, and after the final bill', async () => {
    const { tenant, admissionId } = await makeCase(parts, { isDischargeInitiated: false });
    const versionId = await frozen(tenant, admissionId, { claimed: 8000 });
    const said = async (changes: object = {}, of = versionId) => (await answer(tenant, of, changes)).message;
    expect(await said()).toBe('Please initiate the discharge first');
    await parts.owner.query(
      'update admission set is_discharge_initiated = true, discharge_initiated_at = now() where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId],
    );
    expect(await said({ confirmed: 8000.01 })).toBe('A payer cannot confirm more than the requested amount');
    expect(await said({ answeredOn: '2020-01-01' })).toBe("The answer can't be before the version");
    expect(await said({ answeredOn: '2199-01-01' })).toBe('The date cannot be after today');
    const both = await frozen(tenant, admissionId, { associationId: other });
    expect(await said()).toBe('Test TPA confirmed version 1');
    expect(await said()).toBe('This version is already answered');
    expect(await said({ confirmed: 4000.01 }, both)).toBe(
      'Together the payers would confirm more than the total of the bill',
    );
    await makeBill(tenant, admissionId);
    expect(await said({ status: 'refused', reason: 'Late' }, both)).toBe(
      'The final bill is already generated: no more answers to its versions can be recorded',
    );
  });

  it('is refused with a reason, taken back, or replaced by a later version, and counts accordingly', async () => {
    const { tenant, admissionId, second } = await confirmedByBoth(parts);
    const authorized = async () => (await tenant.ask(getBill, { admissionId })).figures.authorized / 100;
    await answer(tenant, second, { status: 'sent', reason: 'Typed wrong' });
    expect(await authorized()).toBe(6000);
    expect((await answer(tenant, second, { status: 'refused', reason: 'Not covered' })).isFailure).toBe(false);
    expect((await freeze(tenant, admissionId)).output.versionNo).toBe(3);
    const { versions, remains } = await listed(tenant, admissionId);
    expect(versions.map(({ versionNo, status }) => `${versionNo} ${status}`)).toEqual([
      '3 sent',
      '2 refused',
      '1 superseded',
    ]);
    expect(remains).toBe(1_000_000);
    // The sum authorised at first counts again (Q130).
    expect(await authorized()).toBe(4000);
    expect((await answer(tenant, versions[2]?.versionId as number)).message).toBe(
      'A later version was frozen for this payer',
    );
  });

  it('with one key is noted once; of two at the same instant one is told that the other came first', async () => {
    const { tenant, admissionId } = await makeCase(parts);
    const versionId = await frozen(tenant, admissionId);
    const key = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => answer(tenant, versionId, {}, key)));
    expect(new Set(same.map(({ message }) => message))).toEqual(new Set(['Test TPA confirmed version 1']));
    const second = await frozen(tenant, admissionId, { associationId: other, claimed: 4000 });
    const two = await Promise.all([2000, 3000].map((confirmed) => answer(tenant, second, { confirmed })));
    expect(two.map(({ message }) => message).sort()).toEqual([
      'Test Corporate confirmed version 2',
      'This version is already answered',
    ]);
  });

  it('of another payer waits for a version of the own payer where an amount was typed for them', async () => {
    const { tenant, admissionId } = await makeCase(parts);
    await tenant.ask(setFinalAuthorized, { admission: { admissionId, finalAuthorized: 5500 } });
    const second = await frozen(tenant, admissionId, { associationId: other, claimed: 3000 });
    expect((await answer(tenant, second, { confirmed: 3000 })).message).toBe(
      "The final authorised amount was entered without a version. Confirm a version of the patient's own payer first",
    );
    await answer(tenant, await frozen(tenant, admissionId), { confirmed: 5500 });
    expect((await answer(tenant, second, { confirmed: 3000 })).isFailure).toBe(false);
    expect((await tenant.ask(getBill, { admissionId })).figures.authorized).toBe(850_000);
  });
});
