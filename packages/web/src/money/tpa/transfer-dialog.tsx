// The dialog that each part of the TPA transfer fills: the patient with the present payer, the way to the other parts, Close.
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TransferHeading, type TransferPart } from './transfer-heading.tsx';

interface TransferDialogProps extends Pick<TransferPart, 'admission' | 'tabs' | 'onClose'> {
  readonly isChanged?: boolean;
  readonly isPending?: boolean;
  /** Buttons before Close. */
  readonly before?: ReactNode;
  /** Buttons after Close. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Mounted while it is open. */
export function TransferDialog(props: TransferDialogProps) {
  const { admission, tabs, isChanged = false, isPending = false, before, after, children, onClose } = props;
  const { t } = useTranslation('tpa');
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('title')}
      isChanged={isChanged}
      isSubmitting={isPending}
      onClose={onClose}
      footer={
        <>
          {before}
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {t('close')}
          </Button>
          {after}
        </>
      }
    >
      <Stack>
        <TransferHeading admission={admission} />
        {tabs}
        {children}
      </Stack>
    </Dialog>
  );
}
