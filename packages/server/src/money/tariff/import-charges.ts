// Imports a price list: preview shows the effect and names bad rows; commit writes all of it or nothing.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { importCharges as importChargesEndpoint } from '@charaka/contract/money/tariff/tariff';
import { tariffChecks } from '@charaka/contract/money/tariff/tariff-checks';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { foldedCode } from '@charaka/rules/list/spreadsheet-cell';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { type Mapping, type PriceRow, readPriceList } from './price-list.ts';
import {
  addCategories,
  addCharges,
  type ChargeType,
  dayOfHospital,
  findCategories,
  findCharges,
  findChargeTypes,
  findOrAddAssociation,
  type KnownCharge,
  type Place,
  type PlacedRow,
  setTariff,
  updateCharges,
} from './price-list-store.ts';

type Input = ParsedOf<typeof importChargesEndpoint>;
type Output = OutputOf<typeof importChargesEndpoint>;

const LABORATORY = 3;
const RADIOLOGY = 6;
/** Types with a special meaning are not chosen for a category unless the category names that meaning. */
const typesWithMeaning = new Set([1, LABORATORY, RADIOLOGY]);

/** The type of a new category: laboratory and radiology go by their names (R518), the rest to the type chosen. */
function typeOfCategory(name: string, chosen: number): number {
  if (/laborator|patholog/i.test(name)) return LABORATORY;
  if (/radiologic|imaging|x-ray|ultrasound/i.test(name)) return RADIOLOGY;
  return chosen;
}

/** The default type: procedures, which most price lists are about; else the first without a meaning of its own. */
function usualType(types: readonly ChargeType[]): ChargeType | undefined {
  const plain = types.filter(({ typeId }) => !typesWithMeaning.has(typeId));
  return plain.find(({ name }) => /procedure|treatment/i.test(name)) ?? plain[0] ?? types[0];
}

interface Plan {
  readonly newCategories: readonly { name: string; typeId: number }[];
  readonly added: readonly PriceRow[];
  readonly changed: readonly PriceRow[];
  readonly unchangedCount: number;
}

async function planImport(tx: Transaction, place: Place, rows: readonly PriceRow[], mapping: Mapping) {
  const [types, categories, charges] = await Promise.all([
    findChargeTypes(tx, place.tenantId),
    findCategories(tx, place.tenantId),
    findCharges(tx, place),
  ]);
  const chosen = mapping.chargeTypeId ?? usualType(types)?.typeId;
  if (chosen === undefined || !types.some(({ typeId }) => typeId === chosen)) refuse(tariffChecks.selectChargeType);
  const newNames = new Map(rows.map((row) => [foldedCode(row.category), row.category]));
  const newCategories = [...newNames]
    .filter(([key]) => !categories.has(key))
    .map(([, name]) => ({ name, typeId: typeOfCategory(name, chosen) }));
  const isSame = (row: PriceRow, known: KnownCharge) =>
    known.name === row.name &&
    known.standardPaise === row.standardPaise &&
    known.categoryId === categories.get(foldedCode(row.category))?.categoryId;
  const knownOf = (row: PriceRow) => charges.get(foldedCode(row.code));
  const added = rows.filter((row) => !knownOf(row));
  const changed = rows.filter((row) => {
    const known = knownOf(row);
    return known && !isSame(row, known);
  });
  const plan: Plan = { newCategories, added, changed, unchangedCount: rows.length - added.length - changed.length };
  return { plan, categories, charges };
}

async function carryOut(
  tx: Transaction,
  place: Place,
  rows: readonly PriceRow[],
  mapping: Mapping,
  planned: Awaited<ReturnType<typeof planImport>>,
): Promise<void> {
  const { plan, charges } = planned;
  const categories = new Map([...planned.categories, ...(await addCategories(tx, place.tenantId, plan.newCategories))]);
  const placed = (row: PriceRow): PlacedRow => {
    const category = categories.get(foldedCode(row.category));
    if (!category) throw new Error(`Category ${row.category} was not planned`);
    return { ...row, ...category };
  };
  const addedIds = await addCharges(tx, place, plan.added.map(placed));
  const idOf = (row: PriceRow) =>
    (charges.get(foldedCode(row.code))?.chargeId ?? addedIds.get(foldedCode(row.code))) as number;
  await updateCharges(
    tx,
    place,
    plan.changed.map((row) => ({ ...placed(row), chargeId: idOf(row) })),
  );
  if (!mapping.associationName) return;
  const associationId = await findOrAddAssociation(tx, place.tenantId, mapping.associationName);
  const rates = rows.flatMap((row) =>
    row.tariffPaise === undefined ? [] : [{ chargeId: idOf(row), code: row.code, paise: row.tariffPaise }],
  );
  const day = await dayOfHospital(tx, place);
  await setTariff(tx, { tenantId: place.tenantId, associationId, day }, rates);
}

/** Previews or commits an import in the transaction given; the screen and the command line both come here. */
export async function importPriceList(tx: Transaction, place: Place, input: Input): Promise<Output> {
  const { mapping } = input;
  if (Boolean(mapping.tariffColumn) !== Boolean(mapping.associationName)) refuse(tariffSentences.columnWithoutPayer);
  const { rows, badRows } = await readPriceList(input.csv, mapping);
  const planned = await planImport(tx, place, rows, mapping);
  const mayCommit = !input.isPreview && badRows.length === 0;
  if (mayCommit) await carryOut(tx, place, rows, mapping, planned);
  const { plan } = planned;
  return {
    rowCount: rows.length + new Set(badRows.map((bad) => bad.row)).size,
    newCount: plan.added.length,
    changedCount: plan.changed.length,
    unchangedCount: plan.unchangedCount,
    tariffCount: rows.filter((row) => row.tariffPaise !== undefined).length,
    newCategories: plan.newCategories.map((category) => category.name),
    badRows: badRows.slice(0, 1000),
    isCommitted: mayCommit,
  };
}

/** The import from the screen. */
export const importCharges = handle(importChargesEndpoint, async (call, input) => {
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId };
  const output = await importPriceList(call.tx, place, input);
  if (output.isCommitted) {
    call.say(tariffSentences.chargesImported({ newCount: output.newCount + output.changedCount }));
  } else if (!input.isPreview) refuse(tariffSentences.rowsWrong({ badRowsCount: output.badRows.length }));
  return output;
});
