// Prices and payers on the wire: charges, rates by payer, associations, insurers, packages, and the price-list import.

import { z } from 'zod';
import { association as associationMaster } from '../../foundation/masters/association.ts';
import { badRow } from '../../kernel/bad-row.ts';
import { bodySize, type Endpoint, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, money, optional, percent, quantity, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { masterEndpoints } from '../../kernel/resource.ts';
import { shape } from '../../kernel/shape.ts';
import { tariffChecks } from './tariff-checks.ts';
import { priceItemTopic, tariffTopic } from './topics.ts';

/** Menu path that rights on prices hang on. */
export const tariffMenu = 'hospital-charges';

/** A charge as every list of prices names it. */
export const chargeAtAGlance = {
  chargeId: id(),
  chargeCode: text(),
  chargeName: text(300),
  chargeTypeId: id(),
  chargeTypeName: text(),
  chargeCategoryId: id(),
  chargeCategoryName: text(),
  standardCharge: money(),
};

/** A charge with the names of its type, category and tax slab. */
export const chargeRow = shape(
  {
    ...chargeAtAGlance,
    unit: optional(text()),
    hsnCode: optional(text()),
    gstSlabId: optional(id()),
    igst: percent(),
    sgst: percent(),
    cgst: percent(),
    /** The price holds the tax: the slab is 'Inclusive' (R286, Q217). */
    isGstInclusive: flag(),
    /** The payer never pays it (R503). */
    isNonApplicable: flag(),
    /** A clerk may charge a fraction of it, as half an hour (Q257). */
    isDivisible: flag(),
    isActive: flag(),
  },
  { chargeName: 'chargeDescription', chargeTypeName: 'chargeType', chargeTypeId: 'chargeTypeId' },
);

/** Charges of the hospital; `search` finds by code or name, at most 20 (R445). */
export const listCharges = endpoint({
  path: '/Charge/GetAllCharges',
  aliases: ['/Charge/ShowCharges'],
  summary: 'Lists or searches the charges of the hospital.',
  permission: mayLookUp('hospital-charges', 'Patients', 'Settings'),
  effect: 'read',
  input: listInput({ search: optional(text(60)) }),
  output: listOutput(chargeRow, 'chargeList'),
});

/** Returns the price of a charge, standard and for a payer; `appliedCharge` is the payer's rate when there is one (R447, Q93). */
export const getChargeRates = endpoint({
  path: '/Charge/GetStandardAndTpaCharges',
  summary: 'Tells the standard and the payer rate of a charge.',
  permission: mayLookUp('hospital-charges', 'Patients'),
  effect: 'read',
  input: shape({
    chargeId: id(fieldSentences.enterChargeCode),
    chargeTypeId: optional(id()),
    chargeCategoryId: optional(id()),
    associationId: optional(id()),
    tpaChargeCode: optional(text()),
  }),
  output: shape({
    chargeId: id(),
    standardCharge: money(),
    tpaCharge: money(),
    appliedCharge: money(),
    tpaChargeCode: optional(text()),
  }),
});

/** A TPA or corporate that pays. */
const association = shape(
  {
    associationId: id(),
    associationName: text(),
    associationCode: optional(text()),
    contactNo: optional(text()),
    email: optional(text()),
    isCorporate: flag(),
    colorCode: optional(text()),
    isActive: flag(),
  },
  { isCorporate: 'isCorp', email: ['eamilAddress', 'email'] },
);

/** Associations by name (R294, Q03): the list call of the master, with its rows typed. */
export const listAssociations = masterEndpoints(associationMaster).list as Endpoint<
  ReturnType<typeof listInput>,
  ReturnType<typeof listOutput<typeof association>>
>;

/** Payers and diagnoses a package is for; without any it is for every patient (Q231). */
export const packageScope = {
  associations: optional(
    z
      .array(shape({ associationId: id(), associationName: optional(text()) }))
      .max(200, tariffChecks.packageTooLarge.text),
  ),
  diagnoses: optional(
    z.array(shape({ diagnosisId: id(), diagnosisName: optional(text()) })).max(200, tariffChecks.packageTooLarge.text),
  ),
};
/** How they are spelled on the wire. */
export const packageScopeSpellings = { associations: 'associationList', diagnoses: 'diagonisisList' };

/** Packages with their totals: the sum of their parts (Q210). */
export const listPackages = endpoint({
  path: '/PackageMaster/GetAllPackageMaster',
  summary: 'Lists packages with their totals.',
  permission: mayLookUp('hospital-charges', 'Patients'),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        packageId: id(),
        packageName: text(),
        isTpa: flag(),
        isMedicineInside: flag(),
        totalAmount: money(),
        isActive: flag(),
        ...packageScope,
      },
      { totalAmount: 'total', ...packageScopeSpellings },
    ),
    'packageMasterList',
  ),
});

/** A line of a package: so much of a charge, at a sum agreed for the package. */
const packageLine = shape(
  { chargeId: id(), chargeCode: text(), chargeName: text(300), quantity: quantity(), amount: money() },
  { chargeName: 'chargeDescription' },
);

/** One package with the charges it is made of; `totalAmount` is their sum (Q210, Q214). */
export const getPackage = endpoint({
  path: '/PackageMaster/GetPackageByID',
  summary: 'Reads a package with the charges it is made of.',
  permission: mayLookUp('hospital-charges', 'Patients'),
  effect: 'read',
  input: shape({ package: shape({ packageId: id() }) }, { package: 'packageMaster' }),
  output: shape(
    {
      package: shape(
        {
          packageId: id(),
          packageName: text(),
          isTpa: flag(),
          isMedicineInside: flag(),
          totalAmount: money(),
          isActive: flag(),
          lines: z.array(packageLine),
          ...packageScope,
          ...versioned,
        },
        { totalAmount: 'total', lines: 'packageMappings', ...packageScopeSpellings },
      ),
      ...changedBy,
    },
    { package: 'packageMaster' },
  ),
});

/** Which column of an uploaded price list holds what; columns by their heading. */
const chargeImportMapping = shape({
  codeColumn: requiredText(tariffChecks.chooseCodeColumn),
  nameColumn: requiredText(tariffChecks.chooseNameColumn),
  categoryColumn: requiredText(tariffChecks.chooseCategoryColumn),
  standardColumn: requiredText(tariffChecks.chooseStandardColumn),
  tariffColumn: optional(text()),
  associationName: optional(text(120)),
  /** The type of categories the file brings along; laboratory and radiology ones are known by their names. */
  chargeTypeId: optional(id()),
});

/**
 * Imports a price list. With `isPreview` nothing is written: the answer tells what would be and names every bad row.
 * Without it all rows are written in one transaction, or none when any is bad.
 */
export const importCharges = endpoint({
  path: '/Charge/ImportCharges',
  logAs: ['price_list', 'imported'],
  bodyBytes: bodySize.file,
  summary: 'Previews or commits the import of a price list, all or nothing.',
  permission: may('add', tariffMenu),
  effect: 'write',
  changes: [priceItemTopic, tariffTopic],
  input: shape({
    csv: requiredText(fieldSentences.chooseFile, 5_000_000),
    mapping: chargeImportMapping,
    isPreview: flag(),
  }),
  output: shape({
    rowCount: count(),
    newCount: count(),
    changedCount: count(),
    unchangedCount: count(),
    tariffCount: count(),
    newCategories: z.array(text()),
    badRows: z.array(badRow),
    isCommitted: flag(),
  }),
});
