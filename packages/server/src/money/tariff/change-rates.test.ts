// Rates of payers: valid from a day, changed in bulk after a preview, copied from another payer.
import { addCharge } from '@charaka/contract/money/charge/charge';
import { getChargeRates } from '@charaka/contract/money/tariff/tariff';
import {
  changeRates,
  copyRates,
  listDatedRates,
  listRates,
  updateRate,
} from '@charaka/contract/money/tariff/tariff-rates';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const [past, future] = ['2024-01-01', '2099-01-01'];
const TPA = 1;
const CORPORATE = 2;

const rateOf = async (tenant: TestTenant, chargeId: number, associationId: number, onDay?: string) => {
  const { rows } = await tenant.ask(listRates, { associationId, ...(onDay ? { onDay } : {}) });
  return rows.find((row) => row.chargeId === chargeId);
};

describe('rates of a payer', () => {
  it('are listed beside the standard charges, of this hospital only (Q93, Q214)', async () => {
    const tenant = await makeTenant(parts);
    const { rows } = await tenant.ask(listRates, { associationId: TPA });
    expect(rows).toHaveLength(5);
    expect(await rateOf(tenant, 1, TPA)).toMatchObject({
      tpaCharge: 40000,
      appliedCharge: 40000,
      tpaChargeCode: 'T-C1',
    });
    expect(await rateOf(tenant, 2, TPA)).toMatchObject({ tpaCharge: 0, appliedCharge: 625000 });
    expect((await tenant.ask(listRates, { associationId: TPA, isOwn: true })).rows).toHaveLength(1);
  });

  it('begin on their day: today the old one holds, on that day the new one (R447)', async () => {
    const tenant = await makeTenant(parts);
    const rate = { associationId: TPA, chargeId: 1, tpaCharge: 450, tpaChargeCode: 'T-C1', validFrom: future };
    await tenant.ask(updateRate, { associationCharge: rate });
    expect((await rateOf(tenant, 1, TPA))?.tpaCharge).toBe(40000);
    expect((await rateOf(tenant, 1, TPA, future))?.tpaCharge).toBe(45000);
    expect((await tenant.ask(getChargeRates, { chargeId: 1, associationId: TPA })).appliedCharge).toBe(40000);
    const { rates } = await tenant.ask(listDatedRates, { associationId: TPA, chargeId: 1 });
    expect(rates.map(({ tpaCharge, validFrom }) => [tpaCharge, validFrom])).toEqual([
      [45000, future],
      [40000, '2000-01-01'],
    ]);
    await tenant.ask(updateRate, { associationCharge: { ...rate, tpaCharge: 0, validFrom: past } });
    expect((await tenant.ask(getChargeRates, { chargeId: 1, associationId: TPA })).appliedCharge).toBe(50000);
  });

  it('of the day are those that charges are posted with; what was posted keeps its price', async () => {
    const tenant = await makeTenant(parts);
    const [patient] = await tenant.addPatients(1);
    const admissionId = await lieInBed(tenant, patient as number, { bedId: 1 });
    await parts.owner.query(
      `update admission set association_id = ${TPA}, patient_type = 'TPA' where tenant_id = $1 and admission_id = $2`,
      [tenant.tenantId, admissionId],
    );
    const post = () =>
      tenant.ask(addCharge, { serviceCharge: { admissionId, chargeId: 1, quantity: 1, appliedCharge: 400 } });
    const posted = async () => {
      const { rows } = await parts.owner.query<{ paise: number }>(
        `select tpa_charge_paise as paise from service_charge where tenant_id = $1 order by service_charge_id`,
        [tenant.tenantId],
      );
      return rows.map(({ paise }) => Number(paise));
    };
    await post();
    const rate = { associationId: TPA, chargeId: 1, tpaCharge: 380 };
    await tenant.ask(updateRate, { associationCharge: { ...rate, validFrom: past } });
    await tenant.ask(updateRate, { associationCharge: { ...rate, tpaCharge: 999, validFrom: future } });
    await post();
    expect(await posted()).toEqual([40000, 38000]);
  });

  it('are changed by percent after a preview that writes nothing, rounded to the paisa, all at once', async () => {
    const tenant = await makeTenant(parts);
    const bulk = {
      associationId: TPA,
      basis: 'standard' as const,
      direction: 'lower' as const,
      changePercent: 12.55,
      validFrom: past,
      isPreview: true,
    };
    const preview = await tenant.ask(changeRates, bulk);
    expect(preview).toMatchObject({ changedCount: 5, unchangedCount: 0, isCommitted: false });
    // 85.00 less 12.55 % is 74.3325.
    expect(preview.changes.find(({ chargeId }) => chargeId === 3)).toMatchObject({ before: 0, after: 7433 });
    expect((await rateOf(tenant, 3, TPA))?.tpaCharge).toBe(0);
    // 500.00 and 85.00 raised by 0.01 %: half a paisa goes up, as everywhere (Q29).
    const halves = await tenant.ask(changeRates, { ...bulk, direction: 'raise', changePercent: 0.01 });
    expect(halves.changes.find(({ chargeId }) => chargeId === 1)).toMatchObject({ after: 50_005 });
    expect(halves.changes.find(({ chargeId }) => chargeId === 3)).toMatchObject({ after: 8501 });
    const ofTests = { ...bulk, chargeCategoryId: 3, isPreview: false };
    expect(await tenant.ask(changeRates, ofTests)).toMatchObject({ changedCount: 1, isCommitted: true });
    expect((await rateOf(tenant, 3, TPA))?.tpaCharge).toBe(7433);
    expect((await rateOf(tenant, 2, TPA))?.tpaCharge).toBe(0);
    expect((await tenant.call(changeRates, ofTests)).message).toBe('No rate would change');
    const own = { ...bulk, basis: 'own' as const, direction: 'raise' as const, changePercent: 10, isPreview: false };
    await tenant.ask(changeRates, own);
    expect((await rateOf(tenant, 1, TPA))?.tpaCharge).toBe(44000);
    expect((await rateOf(tenant, 2, TPA))?.tpaCharge).toBe(0);
  });

  it('are copied from another payer, leaving alone what they have no rate for', async () => {
    const tenant = await makeTenant(parts);
    const copy = {
      associationId: CORPORATE,
      fromAssociationId: TPA,
      direction: 'raise' as const,
      changePercent: 0,
      validFrom: past,
      isPreview: false,
    };
    expect(await tenant.ask(copyRates, copy)).toMatchObject({ changedCount: 1 });
    expect((await rateOf(tenant, 1, CORPORATE))?.tpaCharge).toBe(40000);
    expect((await rateOf(tenant, 2, CORPORATE))?.tpaCharge).toBe(0);
    expect((await tenant.call(copyRates, { ...copy, fromAssociationId: CORPORATE })).message).toBe(
      'Choose another payer to copy from',
    );
    const unknown = await tenant.call(copyRates, { ...copy, associationId: 999 });
    expect(unknown.message).toBe('This association does not exist or is no longer active');
  });
});
