// One package with the charges it is made of (Q210, Q214).

import { getPackage as getPackageEndpoint } from '@charaka/contract/money/tariff/tariff';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { editedPackage } from './package-store.ts';
import { findPackages, readPackageLines } from './tariff-store.ts';

/** A package of the hospital with its charges. Refuses a number that is none. */
export async function readPackage(call: Call, packageId: number) {
  const { tx, tenantId, hospital } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId };
  const [[found], lines] = await Promise.all([
    findPackages(tx, place, [packageId]),
    readPackageLines(tx, place, [packageId]),
  ]);
  if (!found) return refuse(tariffSentences.packageDoesNotExist);
  const partOf = ({ chargeId, chargeCode, chargeName, quantity, amount }: (typeof lines)[number]) => ({
    chargeId,
    chargeCode,
    chargeName,
    quantity,
    amount,
  });
  return { package: { ...found, lines: lines.map(partOf) } };
}

/** Refuses a number that is no package of the hospital. */
export const getPackage = handle(getPackageEndpoint, async (call, input) => {
  const { packageId } = input.package;
  return answerForEdit(call, editedPackage, packageId, (await readPackage(call, packageId)).package);
});
