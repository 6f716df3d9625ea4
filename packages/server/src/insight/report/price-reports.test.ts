// The report of changed prices: rates of payers, their corrections, and prices of the price list.
import { priceChangeReport } from '@charaka/contract/insight/report/price-reports';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { listDatedRates, updateRate } from '@charaka/contract/money/tariff/tariff-rates';
import { getPriceItem, updatePriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../../test-support/money/till.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant(parts);
});

const [TPA, CHARGE] = [1, 1];
const days = { fromDate: daysBefore(today(), 30), toDate: daysAfter(today(), 30) };

/** The rows of the days, the first price first. */
async function changes(asked: object = {}) {
  const { rows } = await tenant.ask(priceChangeReport.list, { ...days, ...asked, pageNumber: 1, pageSize: 0 });
  return (rows as { priceKind: string; recordId: number; newPrice: number }[]).toSorted(
    (one, other) => one.newPrice - other.newPrice,
  );
}

const setRate = (tpaCharge: number, validFrom: string) =>
  tenant.ask(updateRate, {
    associationCharge: { associationId: TPA, chargeId: CHARGE, tpaCharge, tpaChargeCode: 'T-C1', validFrom },
  });

it('a rate has the price before it, its day and its user, as the history of the payer shows it (RP001)', async () => {
  await setRate(450, daysBefore(today(), 2));
  await setRate(500, daysAfter(today(), 5));
  const rows = await changes();
  expect(rows).toMatchObject([
    { priceKind: 'payer', oldPrice: 40_000, newPrice: 45_000, payerId: TPA, changedByName: expect.any(String) },
    { priceKind: 'payer', oldPrice: 45_000, newPrice: 50_000, hasTime: false },
  ]);
  const { rates } = await tenant.ask(listDatedRates, { associationId: TPA, chargeId: CHARGE });
  expect(rows.map(({ newPrice }) => newPrice)).toEqual(
    rates
      .slice(0, 2)
      .map(({ tpaCharge }) => tpaCharge)
      .toReversed(),
  );
  expect(await changes({ toDate: today() })).toHaveLength(1);
});

it('a corrected rate and a changed price of the list are rows on the day of the change, with their user (RP005)', async () => {
  await setRate(450, daysBefore(today(), 2));
  await setRate(460, daysBefore(today(), 2));
  const { charge } = await tenant.ask(getPriceItem, { charge: { chargeId: CHARGE } }, { as: 'admin' });
  await tenant.ask(updatePriceItem, { charge: { ...charge, standardCharge: 700 } } as never, { as: 'admin' });
  const now = { fromDate: today(), toDate: today() };
  expect(await changes(now)).toMatchObject([
    { priceKind: 'corrected', oldPrice: 45_000, newPrice: 46_000, hasTime: true, changedByName: expect.any(String) },
    { priceKind: 'standard', oldPrice: 50_000, newPrice: 70_000, payerId: null, changedByName: expect.any(String) },
  ]);
});

it('counts the charges that were posted since, those of the payer alone (RP008)', async () => {
  await setRate(450, daysBefore(today(), 2));
  const ofPayer = await admitInScene(tenant, { patientType: 'TPA', associationId: TPA });
  const other = await admitInScene(tenant);
  for (const admissionId of [ofPayer, ofPayer, other])
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: CHARGE, appliedCharge: 450, quantity: 1 }] });
  expect(await changes()).toMatchObject([{ linesSince: 2 }]);
  const { numbers } = await tenant.ask(priceChangeReport.sums, days);
  expect(numbers).toEqual([{ field: 'linesSince', by: 'sum', value: 2 }]);
});
