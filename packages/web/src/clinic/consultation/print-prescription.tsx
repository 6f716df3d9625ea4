// The prescription on its sheet: counted when it leaves the screen, so that a second one says that it is a copy (OP024, OP025).

import { printPrescription } from '@charaka/contract/clinic/consultation/consultation';
import { opdPrescriptionPaper } from '@charaka/contract/clinic/consultation/papers';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { call } from '../../kernel/call.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { Opened } from './opened.ts';
import { PrescriptionPaper } from './prescription-paper.tsx';

/** Under the setting opd_prescription. */
export default function PrintPrescription({ opened, onClose }: { opened: Opened; onClose(): void }) {
  const { t } = useTranslation('consultation');
  const [copyNo, setCopyNo] = useState(0);
  const { visitId, patientId } = opened.visit;
  const { version } = opened.consultation;
  return (
    <PrintSheet
      title={t('prescription')}
      letterhead={useLetterhead(opdPrescriptionPaper)}
      onLeave={async () => {
        const counted = await call(printPrescription, { visitId, patientId, version });
        // The mark stands on the paper before it goes to the printer.
        flushSync(() => setCopyNo(counted.copyNo));
      }}
      onClose={onClose}
    >
      <PrescriptionPaper opened={opened} copyNo={copyNo} />
    </PrintSheet>
  );
}
