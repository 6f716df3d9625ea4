// Laboratory section: a group of tests with its kind and its head, and whether a second person verifies.
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
/** Laboratory sections. */
export const labSection = master({
  name: 'labSection',
  label: 'Laboratory section',
  labelPlural: 'Laboratory sections',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/section',
  key: 'labSectionId',
  title: 'sectionName',
  fields: {
    sectionName: { kind: 'text', label: 'Laboratory section', isRequired: true, isUnique: true, maxLength: 100 },
    sectionKind: {
      kind: 'choice',
      label: 'Kind of section',
      options: [
        { value: 1, label: 'Haematology' },
        { value: 2, label: 'Biochemistry' },
        { value: 3, label: 'Serology' },
        { value: 4, label: 'Microbiology' },
        { value: 5, label: 'Clinical pathology' },
        { value: 6, label: 'Histopathology' },
        { value: 7, label: 'Cytology' },
        { value: 8, label: 'Molecular' },
        { value: 9, label: 'Other' },
      ],
    },
    headStaffId: { kind: 'staff', label: 'Head of section' },
    isLotCheckDemanded: { kind: 'flag', label: 'Reagent lots verified before use' },
    isTwoStep: { kind: 'flag', label: 'Verified by a second person', wire: 'isTwoStepVerification' },
  },
  calls: {
    list: '/LabSection/GetAllLabSections',
    get: '/LabSection/GetLabSectionById',
    add: '/LabSection/AddLabSection',
    update: '/LabSection/UpdateLabSection',
    deactivate: '/LabSection/DeleteLabSection',
  },
  item: 'labSection',
  list: 'labSectionList',
  usedBy: [
    { table: 'lab_test', column: 'lab_section_id', called: words.labTests },
    { table: 'analyser', column: 'lab_section_id', called: words.analysers },
  ],
});
