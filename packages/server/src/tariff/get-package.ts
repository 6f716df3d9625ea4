// One package with the charges it is made of (Q210, Q214).
import { getPackage as getPackageEndpoint } from '@charaka/contract/tariff';
import { handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { findPackages, readPackageLines } from './tariff-store.ts';

/** Refuses a number that is no package of the hospital. */
export const getPackage = handle(getPackageEndpoint, async (call, input) => {
  const { tx, tenantId, hospital } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId };
  const packageIds = [input.package.packageId];
  const [[found], lines] = await Promise.all([
    findPackages(tx, place, packageIds),
    readPackageLines(tx, place, packageIds),
  ]);
  if (!found) return refuse('This package does not exist');
  const partOf = ({ chargeId, chargeCode, chargeName, quantity, amount }: (typeof lines)[number]) => ({
    chargeId,
    chargeCode,
    chargeName,
    quantity,
    amount,
  });
  return { package: { ...found, lines: lines.map(partOf) } };
});
