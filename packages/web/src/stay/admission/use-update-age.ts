// Update age: the age of now is written down on patient and admission (R340, Q57).
import { syncPatientAge } from '@charaka/contract/stay/admission/patient-age';
import { useCommand } from '../../kernel/use-answer.ts';
import type { AdmissionRow } from './admission-facts.ts';

/** `update(row)` sends the payload; the server's sentence becomes the toast. */
export function useUpdateAge(): {
  update(row: Pick<AdmissionRow, 'admissionId' | 'patientId' | 'registrationNo'>): void;
  isUpdating: boolean;
} {
  const command = useCommand(syncPatientAge);
  return {
    update: ({ admissionId, patientId, registrationNo }) =>
      command.mutate({ registrationNo, moduleName: 'IPD', patientId, admissionId }),
    isUpdating: command.isPending,
  };
}
