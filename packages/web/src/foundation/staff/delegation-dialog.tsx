// The dialog around a list of delegations that are switched row by row and saved together (R205).
import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface DelegationDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'isChanged' | 'isSubmitting' | 'onClose' | 'children'> {
  readonly saveLabel: string;
  readonly isSaveDisabled: boolean;
  onSave(): void;
}

/** No form, for Enter belongs to the search of its list. Mounted while it is open. */
export function DelegationDialog({ saveLabel, isSaveDisabled, onSave, ...dialog }: DelegationDialogProps) {
  const { t } = useTranslation('staff');
  const isSubmitting = dialog.isSubmitting ?? false;
  return (
    <Dialog
      {...dialog}
      isOpen
      size="wide"
      footer={(leave) => (
        <>
          <Button variant="default" onClick={leave} disabled={isSubmitting}>
            {t('close')}
          </Button>
          <Button onClick={onSave} disabled={isSaveDisabled} loading={isSubmitting}>
            {saveLabel}
          </Button>
        </>
      )}
    />
  );
}
