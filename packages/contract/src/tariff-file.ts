// The price list as a file: which columns it has and what a row is known by.
import { areaFile } from './file-table.ts';

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
  },
  calls: { list: '/Charge/GetAllCharges' },
});
