// Charge category: the finer sort of a charge under its type; bills group by it (R492, R518).

import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

export const chargeCategory = master({
  name: 'chargeCategory',
  label: 'Charge category',
  labelPlural: 'Charge categories',
  menu: 'hospital-charges',
  lookedUpBelow: ['Patients', 'Settings'],
  route: 'hospital-charges/charge-category',
  key: 'chargeCategoryId',
  title: 'chargeCategoryName',
  fields: {
    chargeCategoryName: { kind: 'text', label: 'Charge category', isRequired: true, isUnique: true, maxLength: 100 },
    chargeCategoryDescription: { kind: 'longText', label: 'Description', maxLength: 500 },
    chargeTypeId: { kind: 'reference', label: 'Charge type', to: 'chargeType', isRequired: true },
  },
  calls: {
    list: '/ChargeCategory/GetAllChargeCategories',
    get: '/ChargeCategory/GetAllChargeCategoryById',
    add: '/ChargeCategory/AddChargeCategory',
    update: '/ChargeCategory/UpdateChargeCategory',
    deactivate: '/ChargeCategory/DeleteChargeCategory',
  },
  item: 'chargeCategory',
  list: 'chargeCategoryList',
  usedBy: [
    { table: 'charge', column: 'charge_category_id', called: words.charges },
    { table: 'ot_master', column: 'charge_category_id', called: words.operationTheatres },
  ],
});
