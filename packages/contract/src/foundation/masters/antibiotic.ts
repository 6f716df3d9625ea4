// Antibiotic: what an isolate is tested against, with its codes and its class of the WHO (AWaRe).
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
/** Antibiotics. */
export const antibiotic = master({
  name: 'antibiotic',
  label: 'Antibiotic',
  labelPlural: 'Antibiotics',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/antibiotic',
  key: 'antibioticId',
  title: 'antibioticName',
  fields: {
    antibioticName: { kind: 'text', label: 'Antibiotic', isRequired: true, isUnique: true, maxLength: 100 },
    whonetCode: { kind: 'text', label: 'WHONET code', maxLength: 20 },
    atcCode: { kind: 'text', label: 'ATC code', maxLength: 20 },
    loincCode: { kind: 'text', label: 'LOINC code', maxLength: 20 },
    awareClass: {
      kind: 'choice',
      label: 'AWaRe class',
      options: [
        { value: 1, label: 'Access' },
        { value: 2, label: 'Watch' },
        { value: 3, label: 'Reserve' },
      ],
    },
    sequenceNo: { kind: 'count', label: 'Place on the report' },
  },
  calls: {
    list: '/Antibiotic/GetAllAntibiotics',
    get: '/Antibiotic/GetAntibioticById',
    add: '/Antibiotic/AddAntibiotic',
    update: '/Antibiotic/UpdateAntibiotic',
    deactivate: '/Antibiotic/DeleteAntibiotic',
  },
  item: 'antibiotic',
  list: 'antibioticList',
  usedBy: [
    { table: 'breakpoint', column: 'antibiotic_id', called: words.breakpoints },
    { table: 'breakpoint', column: 'cascade_after_id', called: words.breakpoints },
  ],
});
