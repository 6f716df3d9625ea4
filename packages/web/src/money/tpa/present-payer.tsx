// The present payer of an admission: their papers to update, the way to another one, and their removal (R426, R431, R433).
import { Button, Collapse, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PapersFields } from './papers-fields.tsx';
import { valuesOf } from './transfer-form.ts';
import { TransferHeading, type TransferPart } from './transfer-heading.tsx';
import { TransferPreview } from './transfer-preview.tsx';
import { useRepricing } from './use-repricing.ts';
import { useTransfer } from './use-transfer.ts';
import { withdrawnText } from './withdrawn-versions.tsx';

const untouched = {
  isRepriced: false,
  leftOut: new Map<number, string>(),
  totalAfterPaise: undefined,
  withdrawnVersionIds: undefined,
};

/** Update saves the four fields for the same payer and leaves the charges alone (Q94). */
export function PresentPayer(props: TransferPart & { onChangeTpa(): void }) {
  const { admission, tabs, onDone, onClose, onChangeTpa } = props;
  const { t } = useTranslation('tpa');
  const { admissionId } = admission;
  const { form, isPending, change, remove } = useTransfer(admissionId, valuesOf(admission), onDone);
  const [isPreviewing, setPreviewing] = useState(false);
  const state = useRepricing({ admissionId, associationId: null, isAsked: true, isWanted: isPreviewing });
  const askToRemove = async () => {
    const named = state.withdrawn?.length ? ` ${withdrawnText(t, state.withdrawn)}` : '';
    const question = { title: t('sure'), text: t('removeText') + named, confirmLabel: t('yes'), isDangerous: true };
    if (await confirm(question)) remove({ ...state.repricing, isRepriced: true });
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('title')}
      isChanged={form.isDirty()}
      isSubmitting={isPending}
      onClose={onClose}
      footer={
        <>
          <Button
            color="red"
            variant="light"
            me="auto"
            disabled={isPending || state.isIncomplete}
            onClick={() => void askToRemove()}
          >
            {t('remove')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {t('close')}
          </Button>
          <Button variant="default" onClick={onChangeTpa} disabled={isPending}>
            {t('changeTpa')}
          </Button>
          <Button loading={isPending} onClick={() => change(untouched)}>
            {t('update')}
          </Button>
        </>
      }
    >
      <Stack>
        <TransferHeading admission={admission} />
        {tabs}
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="xs">
          <PapersFields form={form} />
        </SimpleGrid>
        <Button
          variant="subtle"
          w="max-content"
          aria-expanded={isPreviewing}
          onClick={() => setPreviewing(!isPreviewing)}
        >
          {t(isPreviewing ? 'hideRemovalPreview' : 'showRemovalPreview')}
        </Button>
        <Collapse expanded={isPreviewing}>
          {isPreviewing && <TransferPreview state={state} title={t('removalPreview')} />}
        </Collapse>
      </Stack>
    </Dialog>
  );
}
