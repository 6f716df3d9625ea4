// Dose limits, by the weight of a child, as the hospital loads them (OP021).
import { master } from '../../kernel/resource.ts';

/** Dose limits. */
export const doseLimit = master({
  name: 'doseLimit',
  label: 'Dose limit',
  labelPlural: 'Dose limits',
  menu: 'settings',
  route: 'settings/dose-limit',
  key: 'doseLimitId',
  title: 'genericName',
  fields: {
    genericName: { kind: 'text', label: 'Generic name', isRequired: true, isUnique: true, maxLength: 100 },
    mostMgPerKgDay: { kind: 'count', label: 'Most mg a kg and day', isRequired: true },
  },
  calls: {
    list: '/Setting/GetAllDoseLimits',
    get: '/Setting/GetDoseLimitById',
    add: '/Setting/AddDoseLimit',
    update: '/Setting/UpdateDoseLimit',
    deactivate: '/Setting/DeleteDoseLimit',
  },
  item: 'doseLimit',
  list: 'doseLimitList',
  usedBy: [],
});
