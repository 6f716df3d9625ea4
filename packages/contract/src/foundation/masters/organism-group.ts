// Organism group: organisms that are judged by the same breakpoints, as Enterobacterales.
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
/** Groups of organisms. */
export const organismGroup = master({
  name: 'organismGroup',
  label: 'Organism group',
  labelPlural: 'Organism groups',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/organism-group',
  key: 'organismGroupId',
  title: 'groupName',
  fields: {
    groupName: { kind: 'text', label: 'Organism group', isRequired: true, isUnique: true, maxLength: 100 },
  },
  calls: {
    list: '/OrganismGroup/GetAllOrganismGroups',
    get: '/OrganismGroup/GetOrganismGroupById',
    add: '/OrganismGroup/AddOrganismGroup',
    update: '/OrganismGroup/UpdateOrganismGroup',
    deactivate: '/OrganismGroup/DeleteOrganismGroup',
  },
  item: 'organismGroup',
  list: 'organismGroupList',
  usedBy: [
    { table: 'organism', column: 'organism_group_id', called: words.organisms, title: 'organism_name' },
    { table: 'breakpoint', column: 'organism_group_id', called: words.breakpoints },
  ],
});
