// The price list, packages and rates of payers as files: which columns they have and what a row is known by.

import { areaFile } from '../../kernel/file-table.ts';
import { packageTopic, priceItemTopic, tariffTopic } from './topics.ts';

/** Charges of the hospital, known by code; the category brings the charge type along. */
export const chargeFile = areaFile({
  name: 'charge',
  label: 'Charge',
  labelPlural: 'Charges',
  menu: 'hospital-charges',
  route: 'hospital-charges/charge',
  key: 'chargeId',
  fields: {
    chargeCode: { kind: 'text', label: 'Charge code', isRequired: true, isUnique: true, maxLength: 40 },
    chargeName: { kind: 'text', label: 'Charge', isRequired: true, maxLength: 300 },
    chargeCategoryId: { kind: 'reference', label: 'Charge category', isRequired: true, to: 'chargeCategory' },
    standardCharge: { kind: 'money', label: 'Standard charge', isRequired: true },
    gstSlabId: { kind: 'reference', label: 'GST slab', to: 'gstSlab' },
    hsnCode: { kind: 'text', label: 'HSN code', maxLength: 20 },
    unit: { kind: 'text', label: 'Unit', maxLength: 30 },
    isNonApplicable: { kind: 'flag', label: 'Non-applicable', isRequired: true },
    isDivisible: { kind: 'flag', label: 'Divisible' },
  },
  calls: { list: '/Charge/GetAllCharges' },
  topic: priceItemTopic,
});

/** Packages of the hospital, identified by name; their charges are in one cell. */
export const packageFile = areaFile({
  name: 'packageMaster',
  label: 'Package',
  labelPlural: 'Packages',
  menu: 'hospital-charges',
  route: 'hospital-charges/package',
  key: 'packageId',
  fields: {
    packageName: { kind: 'text', label: 'Package', isRequired: true, isUnique: true, maxLength: 120 },
    isTpa: { kind: 'flag', label: 'For TPA', isRequired: true },
    lines: { kind: 'longText', label: 'Charges', isRequired: true },
  },
  calls: { list: '/PackageMaster/GetAllPackageMaster' },
  topic: packageTopic,
});

/** Rates of payers, known by payer, charge and the day they begin. */
export const rateFile = areaFile({
  name: 'associationCharge',
  label: 'Payer rate',
  labelPlural: 'Payer rates',
  menu: 'hospital-charges',
  route: 'hospital-charges/rate',
  key: 'associationChargeId',
  knownBy: ['associationId', 'chargeId', 'validFrom'],
  fields: {
    associationId: { kind: 'reference', label: 'Association', isRequired: true, to: 'association' },
    chargeId: { kind: 'reference', label: 'Charge code', isRequired: true, to: 'charge' },
    validFrom: { kind: 'day', label: 'Valid from', isRequired: true },
    tpaCharge: { kind: 'money', label: 'Rate', isRequired: true },
    tpaChargeCode: { kind: 'text', label: "Payer's code", maxLength: 60 },
  },
  calls: { list: '/Organisation/GetAssociationChargeDetails' },
  topic: tariffTopic,
  isAlwaysActive: true,
});
