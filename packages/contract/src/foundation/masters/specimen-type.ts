// Specimen type: what is taken of a patient, with its code in HL7 table 0487.
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';
/** Specimens. */
export const specimenType = master({
  name: 'specimenType',
  label: 'Specimen',
  labelPlural: 'Specimens',
  menu: 'lab-settings',
  lookedUpBelow: ['Patients'],
  route: 'lab-settings/specimen',
  key: 'specimenTypeId',
  title: 'specimenName',
  fields: {
    specimenName: { kind: 'text', label: 'Specimen', isRequired: true, isUnique: true, maxLength: 100 },
    code: { kind: 'text', label: 'HL7 code (table 0487)', wire: 'hl7Code', maxLength: 20 },
    collectionNote: { kind: 'longText', label: 'How it is taken', maxLength: 500 },
    // How long one is kept after it was received (LB025).
    keepDays: { kind: 'count', label: 'Kept for days' },
  },
  calls: {
    list: '/SpecimenType/GetAllSpecimenTypes',
    get: '/SpecimenType/GetSpecimenTypeById',
    add: '/SpecimenType/AddSpecimenType',
    update: '/SpecimenType/UpdateSpecimenType',
    deactivate: '/SpecimenType/DeleteSpecimenType',
  },
  item: 'specimenType',
  list: 'specimenTypeList',
  usedBy: [
    { table: 'lab_test', column: 'specimen_type_id', called: words.labTests },
    { table: 'breakpoint', column: 'specimen_type_id', called: words.breakpoints },
  ],
});
