// The buttons that open the papers of a bill (R497, R498, Q135).
import { Button, type ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PaperKind } from './bill-paper.tsx';

interface PaperButtonsProps {
  readonly isFinal: boolean;
  readonly size?: NonNullable<ButtonProps['size']>;
  onOpen(kind: PaperKind): void;
}

/** View Bill is the whole bill, Breakup Bill goes by type and category, Provisional Bill is the summary, Payments what was paid. */
export function PaperButtons({ isFinal, size = 'sm', onOpen }: PaperButtonsProps) {
  const { t } = useTranslation('bill');
  const looks = { variant: 'default', size, px: { base: 'xs', sm: 'md' } } as const;
  return (
    <>
      <Button {...looks} onClick={() => onOpen('bill')}>
        {t('viewBill')}
      </Button>
      <Button {...looks} onClick={() => onOpen('breakup')}>
        {t('breakupBill')}
      </Button>
      <Button {...looks} onClick={() => onOpen('summary')}>
        {t(isFinal ? 'billSummary' : 'provisionalBill')}
      </Button>
      {isFinal && (
        <Button {...looks} onClick={() => onOpen('receipt')}>
          {t('receipt')}
        </Button>
      )}
    </>
  );
}
