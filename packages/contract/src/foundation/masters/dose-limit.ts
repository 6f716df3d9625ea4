// Dose limits, by weight and for adults by the day, as the hospital loads them (OP021).
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
    mostMgPerKgDay: { kind: 'count', label: 'Maximum mg per kg per day', isRequired: true },
    mostMgDay: { kind: 'count', label: 'Maximum mg per day for adults' },
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
