// Marks an admission for discharge, after asking; from then on the final bill can be made (Q47).

import { initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { patientSubject } from '../../people/patient/of-patient.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import type { DoneRow } from '../admission/admission-deed.ts';
import { patientName } from '../admission/paper-facts.tsx';

/** A function to call with the row; the bed stays taken until the patient is discharged. */
export function useInitiateDischarge(): (row: DoneRow) => void {
  const { t } = useTranslation('discharge');
  const command = useCommand(initiateDischarge);
  const ask = async (row: DoneRow) => {
    const isSure = await confirm({
      title: t('initiate.title'),
      about: patientSubject(row),
      text: t('initiate.text', { name: patientName(row) }),
      confirmLabel: t('initiate.confirm'),
    });
    if (isSure) command.mutate({ admission: { admissionId: row.admissionId } });
  };
  return (row) => void ask(row);
}
