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
    icdCode: { kind: 'text', label: 'ICD Code', isRequired: true, isUnique: true, maxLength: 20 },
    diagnosisName: { kind: 'text', label: 'Diagnosis', isRequired: true, maxLength: 300 },
  },
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
