// The buttons that open the papers of a bill (R497, R498, Q135).
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PaperKind } from './bill-paper.tsx';

interface PaperButtonsProps {
  readonly isFinal: boolean;
  onOpen(kind: PaperKind): void;
}

/** View Bill is the whole bill, Breakup Bill goes by type and category, Provisional Bill is the summary, Receipt what was paid. */
export function PaperButtons({ isFinal, onOpen }: PaperButtonsProps) {
  const { t } = useTranslation('bill');
  return (
    <>
      <Button variant="default" px={{ base: 'xs', sm: 'md' }} onClick={() => onOpen('bill')}>
        {t('viewBill')}
      </Button>
      <Button variant="default" px={{ base: 'xs', sm: 'md' }} onClick={() => onOpen('breakup')}>
        {t('breakupBill')}
      </Button>
      <Button variant="default" px={{ base: 'xs', sm: 'md' }} onClick={() => onOpen('summary')}>
        {t(isFinal ? 'billSummary' : 'provisionalBill')}
      </Button>
      {isFinal && (
        <Button variant="default" px={{ base: 'xs', sm: 'md' }} onClick={() => onOpen('receipt')}>
          {t('receipt')}
        </Button>
      )}
    </>
  );
}
