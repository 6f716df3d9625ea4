// Organism: what grows in a culture; an alert organism is told to infection control (LB064).
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
/** Organisms. */
export const organism = master({
  name: 'organism',
  label: 'Organism',
  labelPlural: 'Organisms',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/organism',
  key: 'organismId',
  title: 'organismName',
  fields: {
    organismName: { kind: 'text', label: 'Organism', isRequired: true, isUnique: true, maxLength: 100 },
    whonetCode: { kind: 'text', label: 'WHONET code', maxLength: 20 },
    organismGroupId: { kind: 'reference', label: 'Organism group', to: 'organismGroup', isRequired: true },
    gramKind: {
      kind: 'choice',
      label: 'Gram stain',
      options: [
        { value: 1, label: 'Gram positive' },
        { value: 2, label: 'Gram negative' },
        { value: 3, label: 'Yeast' },
      ],
    },
    isAlert: { kind: 'flag', label: 'Alert organism' },
  },
  calls: {
    list: '/Organism/GetAllOrganisms',
    get: '/Organism/GetOrganismById',
    add: '/Organism/AddOrganism',
    update: '/Organism/UpdateOrganism',
    deactivate: '/Organism/DeleteOrganism',
  },
  item: 'organism',
  list: 'organismList',
  usedBy: [{ table: 'breakpoint', column: 'organism_id', called: words.breakpoints }],
});
