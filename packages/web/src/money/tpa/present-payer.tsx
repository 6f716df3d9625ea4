// The present payer of an admission: their papers to update, the way to another one, and their removal (R426, R431, R433).
import { Button, Collapse } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { PapersFields } from './papers-fields.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { valuesOf } from './transfer-form.ts';
import type { TransferPart } from './transfer-heading.tsx';
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
    <TransferDialog
      {...{ admission, tabs, isPending, onClose }}
      isChanged={form.isDirty()}
      before={
        <Button
          color="red"
          variant="light"
          me="auto"
          disabled={isPending || state.isIncomplete}
          onClick={() => void askToRemove()}
        >
          {t('remove')}
        </Button>
      }
      after={
        <>
          <Button variant="default" onClick={onChangeTpa} disabled={isPending}>
            {t('changeTpa')}
          </Button>
          <Button loading={isPending} onClick={() => change(untouched)}>
            {t('update')}
          </Button>
        </>
      }
    >
      <Columns cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="xs">
        <PapersFields form={form} />
      </Columns>
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
    </TransferDialog>
  );
}
