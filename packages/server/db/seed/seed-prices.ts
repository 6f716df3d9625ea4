// Writes charge types, categories, GST slabs, charges, payers, their tariffs and the packages of the demo.
import { paise } from '@charaka/rules/money/money';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { type Add, insertRows } from './insert-rows.ts';
import { associations, insurers, packages } from './payers-data.ts';
import { chargeTypes, priceList } from './price-list-data.ts';
import type { PricedItem, Slab } from './priced-category.ts';

const slabs: Readonly<Record<Slab, { slabId: number; slabName: string; percent: number }>> = {
  nil: { slabId: 1, slabName: 'Nil (health care)', percent: 0 },
  five: { slabId: 2, slabName: 'GST 5%', percent: 5 },
  eighteen: { slabId: 3, slabName: 'GST 18%', percent: 18 },
};
const HSN_HEALTH_CARE = '9993';
const HSN_FOOD = '9963';

/** A charge of a hospital as its admissions are charged for it. */
export interface DemoCharge {
  readonly chargeId: number;
  readonly chargeCode: string;
  readonly chargeName: string;
  readonly typeId: number;
  readonly categoryId: number;
  readonly unit: string;
  readonly pricePaise: number;
  readonly gstBasisPoints: number;
  readonly isNonApplicable: boolean;
}

const listedItems = priceList.flatMap((category) => category.items.map((item) => ({ category, item })));
const positions = new Map(listedItems.map(({ item }, index) => [item[0], index]));

/** The id of a charge in a hospital. Throws for a code that is not in the price list. */
export function chargeIdOf(hospital: DemoHospital, code: string): number {
  const position = positions.get(code);
  if (position === undefined) throw new Error(`The price list has no charge ${code}.`);
  return hospital.ids.charge + position;
}

function slabOf(hospital: DemoHospital, item: PricedItem): Slab {
  return hospital.isTaxed ? (item[3] ?? 'nil') : 'nil';
}

/** Prices step by 5 rupees, as price lists do. */
function pricePaiseOf(hospital: DemoHospital, rupees: number): number {
  return paise(Math.round((rupees * hospital.priceFactor) / 5) * 500);
}

/** The charges of a hospital by their codes. */
export function chargesOf(hospital: DemoHospital): ReadonlyMap<string, DemoCharge> {
  return new Map(
    listedItems.map(({ category, item }) => [
      item[0],
      {
        chargeId: chargeIdOf(hospital, item[0]),
        chargeCode: item[0],
        chargeName: item[1],
        typeId: category.typeId,
        categoryId: category.categoryId,
        unit: category.unit,
        pricePaise: pricePaiseOf(hospital, item[2]),
        gstBasisPoints: slabs[slabOf(hospital, item)].percent * 100,
        isNonApplicable: item[4] ?? false,
      },
    ]),
  );
}

/** The payer's price of a charge, in paise, with its own code; undefined when the payer has no tariff. */
export function tariffOf(associationId: number | null, charge: DemoCharge) {
  const association = associations.find((known) => known.associationId === associationId);
  if (!association?.tariff?.typeIds.includes(charge.typeId)) return undefined;
  const tpaChargePaise = paise(Math.round((charge.pricePaise * association.tariff.percent) / 500) * 5);
  return { tpaChargeCode: `${association.associationCode}-${charge.chargeCode}`, tpaChargePaise };
}

/** Writes the charge types and the usual categories. */
export async function seedChargeKinds(add: Add): Promise<void> {
  await add(
    'charge_type',
    chargeTypes.map(([chargeTypeId, chargeTypeName]) => ({ chargeTypeId, chargeTypeName })),
  );
  await add(
    'charge_category',
    priceList.map(({ categoryId, categoryName, typeId }) => ({
      chargeCategoryId: categoryId,
      chargeCategoryName: categoryName,
      chargeTypeId: typeId,
    })),
  );
}

/** Writes everything prices are made of. */
export async function seedPrices(owner: pg.Client, tenant: DemoTenant): Promise<void> {
  const { tenantId, hospitals } = tenant;
  const add: Add = (table, rows) => insertRows(owner, tenantId, table, rows);
  await seedChargeKinds(add);
  await add('gst_slab', slabRows());
  for (const hospital of hospitals) await add('charge', chargeRows(hospital));
  await add(
    'association',
    associations.map(({ tariff: _, ...association }) => association),
  );
  await add(
    'insurance',
    insurers.map((insuranceName, index) => ({ insuranceId: index + 1, insuranceName })),
  );
  await add('association_charge', hospitals.flatMap(tariffRows));
  await add('charge_mapping', hospitals.flatMap(shareRows));
  await add('package_master', hospitals.flatMap(packageRows));
  await add('package_mapping', hospitals.flatMap(packageMappingRows));
}

/** The GST slabs; the first is that of health care, without tax. */
export function slabRows() {
  return Object.values(slabs).map(({ slabId, slabName, percent }) => ({
    gstSlabId: slabId,
    slabName,
    igstBasisPoints: percent * 100,
    sgstBasisPoints: percent * 50,
    cgstBasisPoints: percent * 50,
  }));
}

function chargeRows(hospital: DemoHospital) {
  const charges = chargesOf(hospital);
  return listedItems.map(({ category, item }) => {
    const charge = charges.get(item[0]) as DemoCharge;
    return {
      chargeId: charge.chargeId,
      hospitalId: hospital.hospitalId,
      chargeCode: charge.chargeCode,
      chargeName: charge.chargeName,
      chargeTypeId: charge.typeId,
      chargeCategoryId: charge.categoryId,
      standardChargePaise: charge.pricePaise,
      gstSlabId: slabs[slabOf(hospital, item)].slabId,
      hsnCode: category.categoryName === 'Food and Attendant' ? HSN_FOOD : HSN_HEALTH_CARE,
      unit: charge.unit,
      isNonApplicable: charge.isNonApplicable,
      isDivisible: charge.chargeName.endsWith('per Hour'),
    };
  });
}

function tariffRows(hospital: DemoHospital) {
  const charges = [...chargesOf(hospital).values()];
  return associations.flatMap(({ associationId }) =>
    charges.flatMap((charge) => {
      const tariff = tariffOf(associationId, charge);
      return tariff ? [{ associationId, chargeId: charge.chargeId, ...tariff }] : [];
    }),
  );
}

/** Days from the moment of the demo until the changed rates begin, so that no charge of the past has another price. */
const RATES_CHANGE_IN_DAYS = 10;

/** Raises the first rates of each payer by 8 percent, from a day in the future. */
export async function seedRateChanges(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  const validFrom = daysAfter(now.toISOString().slice(0, 10), RATES_CHANGE_IN_DAYS);
  const rows = hospitals.flatMap((hospital) => {
    const rates = tariffRows(hospital);
    return associations.flatMap(({ associationId }) =>
      rates.filter((rate) => rate.associationId === associationId).slice(0, 3),
    );
  });
  const raised = rows.map(({ tpaChargePaise, ...rate }) => ({
    ...rate,
    tpaChargePaise: paise(Math.round((tpaChargePaise * 1.08) / 500) * 500),
    validFrom,
  }));
  await insertRows(owner, tenantId, 'association_charge', raised);
}

/** Shares of every doctor: of the fees of doctors and of procedures, and one of its own for a charge. */
function shareRows(hospital: DemoHospital) {
  const charges = [...chargesOf(hospital).values()];
  const typeOf = (name: string) => chargeTypes.find(([, known]) => known === name)?.[0];
  const [fees, procedures] = [typeOf('Doctor Fees'), typeOf('Procedures')];
  const [visit] = charges.filter(({ typeId }) => typeId === fees);
  const share = (chargeTypeId: number | undefined, chargeId: number | null, percent: number) => ({
    hospitalId: hospital.hospitalId,
    chargeTypeId,
    chargeId,
    doctorShareBasisPoints: percent * 100,
    hospitalShareBasisPoints: 10_000 - percent * 100,
  });
  return [share(fees, null, 70), share(procedures, null, 40), share(fees, visit?.chargeId ?? null, 80)];
}

function packageRows({ hospitalId, ids }: DemoHospital) {
  return packages.map(({ packageName, isTpa }, index) => ({
    packageId: ids.package + index,
    hospitalId,
    packageName,
    isTpa,
  }));
}

function packageMappingRows(hospital: DemoHospital) {
  const charges = chargesOf(hospital);
  return packages.flatMap(({ items }, index) =>
    items.map(([code, quantity]) => {
      const charge = charges.get(code);
      if (!charge) throw new Error(`The price list has no charge ${code}.`);
      return {
        packageId: hospital.ids.package + index,
        chargeId: charge.chargeId,
        quantityThousandths: quantity * 1000,
        amountPaise: paise(charge.pricePaise * quantity),
      };
    }),
  );
}

/** The price of a package in a hospital: the sum of its lines (Q210). */
export function packagePaiseOf(hospital: DemoHospital, packageId: number): number {
  return paise(
    packageMappingRows(hospital)
      .filter((line) => line.packageId === packageId)
      .reduce((sum, line) => sum + line.amountPaise, 0),
  );
}
