// Diagnosis: an ICD-coded finding.
import { master } from '../../kernel/resource.ts';
import { words } from '../../kernel/words.ts';

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
  // What was recorded keeps its code and its name (OP018): it holds no diagnosis back.
  usedBy: [{ table: 'encounter_diagnosis', column: 'diagnosis_id', called: words.recordedDiagnoses, active: 'false' }],
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
