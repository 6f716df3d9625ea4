// Medicines that a hospital bars from teleconsultation (OP031).
import { master } from '../../kernel/resource.ts';

/** Medicines barred from teleconsultation (OP031); the short name fits a button on a phone. */
export const teleBarredMedicine = master({
  name: 'teleBarredMedicine',
  label: 'Barred medicine',
  labelPlural: 'Barred medicines',
  menu: 'settings',
  route: 'settings/tele-barred-medicine',
  key: 'teleBarredMedicineId',
  title: 'genericName',
  fields: {
    genericName: { kind: 'text', label: 'Generic name', isRequired: true, isUnique: true, maxLength: 100 },
  },
  calls: {
    list: '/Setting/GetAllTeleBarredMedicines',
    get: '/Setting/GetTeleBarredMedicineById',
    add: '/Setting/AddTeleBarredMedicine',
    update: '/Setting/UpdateTeleBarredMedicine',
    deactivate: '/Setting/DeleteTeleBarredMedicine',
  },
  item: 'teleBarredMedicine',
  list: 'teleBarredMedicineList',
  usedBy: [],
});
