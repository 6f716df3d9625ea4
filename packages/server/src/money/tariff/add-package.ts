// Saved packages: added, replaced, deactivated. Each change is announced to the open screens (R278, R280).
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import {
  addPackage as addPackageEndpoint,
  deletePackage as deletePackageEndpoint,
  getPackageMaster as getPackageMasterEndpoint,
  updatePackage as updatePackageEndpoint,
} from '@charaka/contract/money/tariff/tariff-setting';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readPackage } from './get-package.ts';
import { replaceScope } from './package-scope-store.ts';
import {
  deactivatePackage,
  editedPackage,
  insertPackage,
  lockPackage,
  replaceLines,
  replacePackage,
} from './package-store.ts';
import { findPackages } from './tariff-store.ts';

/** The package as its list shows it (Q214). */
export const getPackageMaster = handle(getPackageMasterEndpoint, async (call, input) => {
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId };
  const [found] = await findPackages(call.tx, place, [input.package.packageId]);
  return { package: found ?? refuse(tariffSentences.packageDoesNotExist) };
});

/** Refuses a name that an active package of the hospital has, and charges that are not in the price list. */
export const addPackage = handle(addPackageEndpoint, async (call, input) => {
  const packageId = await insertPackage(call, input.package);
  await replaceLines(call, packageId, input.package);
  await replaceScope(call, packageId, input.package);
  call.say(tariffSentences.packageAdded);
  return readPackage(call, packageId);
});

/** The charges given take the place of those there were; what was charged to admissions stays. */
export const updatePackage = handle(updatePackageEndpoint, async (call, input) => {
  const { packageId } = input.package;
  await lockPackage(call, packageId);
  await refuseStale(call, editedPackage, packageId, input.package.version);
  await replacePackage(call, packageId, input.package);
  const { lines, isActive } = input.package;
  if (lines) await replaceLines(call, packageId, { lines, isActive });
  await replaceScope(call, packageId, input.package);
  call.say(tariffSentences.packageUpdated);
  return readPackage(call, packageId);
});

/** Deactivates the package; it can be activated again. */
export const deletePackage = handle(deletePackageEndpoint, async (call, input) => {
  const { packageId } = input.package;
  await lockPackage(call, packageId);
  await deactivatePackage(call, packageId);
  call.say(tariffSentences.packageDeactivated);
  return {};
});
