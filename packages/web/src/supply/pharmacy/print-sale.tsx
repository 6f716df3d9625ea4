// The paper of one cash memo, read with everything it shows.

import { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { pharmacySaleTopic } from '@charaka/contract/supply/pharmacy/topics';
import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import PrintMedicineBill from './print-medicine-bill.tsx';

/** Waits in a dialog until the memo is there. */
export default function PrintSale({ saleId, onClose }: { saleId: number; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const answer = useAnswer(pharmacySaleTopic, getSale, { sale: { saleId } }).data;
  if (!answer) {
    return (
      <Dialog isOpen title={t('medicineBill')} onClose={onClose}>
        <Center p="xl">
          <Loader />
        </Center>
      </Dialog>
    );
  }
  const { sale, admission, patient } = answer;
  return (
    <PrintMedicineBill
      admission={admission ?? undefined}
      patient={patient}
      sales={[sale]}
      returns={sale.returns}
      onClose={onClose}
    />
  );
}
