// Diagnosis: an ICD-coded finding.
import { master } from '../../kernel/resource.ts';

export const diagnosis = master({
  name: 'diagnosis',
  label: 'Diagnosis',
  labelPlural: 'Diagnoses',
  menu: 'settings/diagnosis',
  lookedUpBelow: ['Patients', 'Charges'],
  route: 'settings/diagnosis',
  key: 'diagnosisId',
  title: 'diagnosisName',
  fields: {
    icdCode: {
      kind: 'text',
      label: 'ICD Code',
      isRequired: true,
      isUnique: true,
      isIcdCode: true,
      maxLength: 20,
      headings: ['code', 'icd', 'icd10', 'icd-10', 'icd-10 code', 'icd10 code', 'icd-11 code', 'diagnosis code'],
    },
    diagnosisName: {
      kind: 'text',
      label: 'Diagnosis',
      isRequired: true,
      maxLength: 300,
      headings: ['title', 'long description', 'description', 'diagnosis name', 'disease', 'preferred term'],
    },
  },
  published: { rowKind: 'ClassKind', headingKinds: ['chapter', 'block'] },
  calls: {
    list: '/ListOfValues/GetAllDiagnosisValue',
    get: '/ListOfValues/GetDiagnosisValueById',
    add: '/ListOfValues/AddDiagnosisValue',
    update: '/ListOfValues/UpdateDiagnosisValue',
    deactivate: '/ListOfValues/DeleteDiagnosisValue',
  },
  item: 'diagnosis',
  list: 'diagnosisList',
});
