// How a hospital keeps its price list and its packages, on the wire; GST slabs and categories are masters.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, money, optional, quantity, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeRow, getPackage, listPackages, packageScope, packageScopeSpellings, tariffMenu } from './tariff.ts';
import { tariffChecks } from './tariff-checks.ts';
import { packageTopic, priceItemTopic } from './topics.ts';

const chargeFields = {
  chargeCode: requiredText(fieldSentences.enterChargeCode, 40),
  chargeName: requiredText(tariffChecks.enterChargeName, 300),
  /** The category brings its charge type along. */
  chargeCategoryId: id(tariffChecks.selectChargeCategory),
  standardCharge: money(tariffChecks.theStandardCharge),
  gstSlabId: optional(id()),
  hsnCode: optional(text(20)),
  unit: optional(text(30)),
  isNonApplicable: optional(flag()),
  /** No for tests, images, visits, procedures and bed days (Q257). */
  isDivisible: optional(flag()),
  isActive: optional(flag()),
};
const chargeSpellings = { chargeName: 'chargeDescription' };
/** A charge that does not exist yet. */
export const newCharge = shape({ chargeId: optional(id()), ...chargeFields }, chargeSpellings);
const chargeKey = shape({ charge: shape({ chargeId: id() }) });
const oneCharge = shape({ charge: chargeRow });

/** One charge of the hospital. */
export const getPriceItem = endpoint({
  path: '/Charge/GetChargeById',
  summary: 'Reads one charge.',
  permission: may('view', 'hospital-charges'),
  effect: 'read',
  input: chargeKey,
  output: shape({ charge: withVersion(chargeRow), ...changedBy }),
});

/** Adds a charge; a code once in the hospital. */
export const addPriceItem = endpoint({
  path: '/Charge/AddCharge',
  logAs: ['charge', 'added'],
  summary: 'Adds a charge to the price list.',
  permission: may('add', tariffMenu),
  effect: 'write',
  changes: [priceItemTopic],
  input: shape({ charge: newCharge }),
  output: oneCharge,
});

/**
 * Changes a charge; fields left out are cleared (Q17). What was posted before keeps its price. Refused when somebody else changed it
 * since the version named.
 */
export const updatePriceItem = endpoint({
  path: '/Charge/UpdateCharge',
  logAs: ['charge', 'changed'],
  summary: 'Changes a charge; fields left out are cleared.',
  permission: may('edit', tariffMenu),
  effect: 'write',
  changes: [priceItemTopic],
  input: shape({ charge: shape({ chargeId: id(), ...versioned, ...chargeFields }, chargeSpellings) }),
  output: oneCharge,
});

/** Deactivates a charge that is neither the rent of a bed nor part of a package. */
export const deletePriceItem = endpoint({
  path: '/Charge/DeleteCharge',
  logAs: ['charge', 'removed'],
  summary: 'Deactivates a charge; nothing is deleted.',
  permission: may('delete', tariffMenu),
  effect: 'write',
  changes: [priceItemTopic],
  input: chargeKey,
  output: shape({}),
});

const packageSpellings = { lines: 'packageMappings', ...packageScopeSpellings };
const packageFields = {
  packageName: requiredText(tariffChecks.enterPackageName, 120),
  isTpa: flag(),
  /** Medicine that a ward uses for its patients is inside the package: no memo (PH089). */
  isMedicineInside: optional(flag()),
  lines: z
    .array(
      shape({
        chargeId: id(fieldSentences.enterChargeCode),
        quantity: quantity().refine((value) => value > 0, entrySentences.valueNotAboveZero.text),
        amount: money(),
      }),
    )
    .min(1, tariffChecks.packageNeedsCharge.text)
    .max(200, tariffChecks.packageTooLarge.text),
  ...packageScope,
  isActive: optional(flag()),
};
/** A package that does not exist yet, with its charges. */
export const newPackage = shape({ packageId: optional(id()), ...packageFields }, packageSpellings);
const packageWrapper = { package: 'packageMaster' };
const packageKey = shape({ package: shape({ packageId: id() }) }, packageWrapper);

/** A package as its list shows it, without its charges (Q214). */
export const getPackageMaster = endpoint({
  path: '/PackageMaster/GetPackageMasterByID',
  summary: 'Reads one package without its charges.',
  permission: may('view', 'hospital-charges'),
  effect: 'read',
  input: packageKey,
  output: shape({ package: listPackages.output.shape.rows.element }, packageWrapper),
});

/** Adds a package with its charges; a name once in the hospital (R278). */
export const addPackage = endpoint({
  path: '/PackageMaster/AddPackageMaster',
  logAs: ['package_master', 'added'],
  summary: 'Adds a package with its charges.',
  permission: may('add', tariffMenu),
  effect: 'write',
  changes: [packageTopic],
  // Payers and diagnoses of a package make a long list.
  bodyBytes: bodySize.long,
  input: shape({ package: newPackage }, packageWrapper),
  output: getPackage.output,
});

/**
 * Replaces a package and its charges; admissions made for it before keep theirs (R278, R280). Without charges, as
 * its list reads a package, it keeps those it has. Refused when somebody else changed it
 * since the version named.
 */
export const updatePackage = endpoint({
  path: '/PackageMaster/UpdatePackageMaster',
  logAs: ['package_master', 'changed'],
  summary: 'Replaces a package and its charges.',
  permission: may('edit', tariffMenu),
  effect: 'write',
  changes: [packageTopic],
  // Payers and diagnoses of a package make a long list.
  bodyBytes: bodySize.long,
  input: shape(
    {
      package: shape(
        { packageId: id(), ...versioned, ...packageFields, lines: optional(packageFields.lines) },
        packageSpellings,
      ),
    },
    packageWrapper,
  ),
  output: getPackage.output,
});

/** Deactivates a package (R282). */
export const deletePackage = endpoint({
  path: '/PackageMaster/DeletePackageMaster',
  logAs: ['package_master', 'removed'],
  summary: 'Deactivates a package; nothing is deleted.',
  permission: may('delete', tariffMenu),
  effect: 'write',
  changes: [packageTopic],
  input: packageKey,
  output: shape({}),
});
