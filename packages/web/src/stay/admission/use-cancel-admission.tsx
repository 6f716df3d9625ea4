// Cancelling an admission: asks, sends, and says that it has been done in the words of the specification (R337-R339).

import { cancelAdmission } from '@charaka/contract/stay/admission/admission';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { OfPatient, patientSubject } from '../../people/patient/of-patient.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { DoneDialog } from '../../ui/dialog/done-dialog.tsx';
import type { AdmissionRow } from './admission-facts.ts';
import { patientName } from './paper-facts.tsx';

/** Between the server's sentence and the closing dialog (R338). */
const pauseMilliseconds = 300;

type Cancelled = Pick<AdmissionRow, 'admissionId' | 'patientId'> & Parameters<typeof patientName>[0];

/**
 * `ask(row)` begins; `dialog` is to be rendered; `onClosed` is called when it was read. A refusal shows the server's sentence and
 * no dialog (Q39, Q40).
 */
export function useCancelAdmission(onClosed?: () => void): { ask(row: Cancelled): void; dialog: ReactNode } {
  const { t } = useTranslation('admission');
  const [isDone, setDone] = useState(false);
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const command = useCommand(cancelAdmission, {
    // The dialog says it.
    isQuietWhenDone: true,
    onDone: () => void setTimeout(() => setDone(true), pauseMilliseconds),
  });
  const ask = async (row: Cancelled) => {
    const isSure = await confirm({
      title: t('cancel.title'),
      about: patientSubject(row),
      text: t('cancel.text', { name: patientName(row) }),
      confirmLabel: t('cancel.confirm'),
      cancelLabel: t('no'),
      isDangerous: true,
    });
    if (!isSure) return;
    setCancelled(row);
    command.mutate({ admission: { admissionId: row.admissionId } });
  };
  const dialog = (
    <OfPatient patient={cancelled}>
      <DoneDialog
        isOpen={isDone}
        title={t('cancel.doneTitle')}
        text={t('cancel.doneText')}
        closeLabel={t('close')}
        onClose={() => {
          setDone(false);
          onClosed?.();
        }}
      />
    </OfPatient>
  );
  return { ask: (row) => void ask(row), dialog };
}
