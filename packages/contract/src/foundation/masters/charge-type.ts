// Charge type: the coarse sort of a charge; 3 is laboratory, 6 and 1 are radiology (R290, R518).

import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

export const chargeType = master({
  name: 'chargeType',
  label: 'Charge type',
  labelPlural: 'Charge types',
  menu: 'hospital-charges',
  lookedUpBelow: ['Patients', 'Settings'],
  route: 'hospital-charges/charge-type',
  key: 'chargeTypeId',
  title: 'chargeTypeName',
  fields: {
    chargeTypeName: {
      kind: 'text',
      label: 'Charge type',
      wire: 'chargeType',
      twins: ['chargeType1'],
      isRequired: true,
      isUnique: true,
      maxLength: 100,
    },
  },
  calls: {
    list: '/ChargeType/GetAllChargeType',
    get: '/ChargeType/GetChargeTypebyId',
    add: '/ChargeType/AddChargeType',
    update: '/ChargeType/UpdateChargeType',
    deactivate: '/ChargeType/DeleteChargeType',
  },
  item: 'chargeType',
  list: 'chargeTypeList',
  usedBy: [
    { table: 'charge_category', column: 'charge_type_id', called: words.chargeCategories },
    { table: 'charge', column: 'charge_type_id', called: words.charges },
    { table: 'ot_master', column: 'charge_type_id', called: words.operationTheatres },
  ],
});
