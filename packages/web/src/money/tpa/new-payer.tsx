// The form that gives an admission a TPA or corporate, with what that makes of its charges (R427).
import { insurance } from '@charaka/contract/foundation/masters/insurance';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { PapersFields } from './papers-fields.tsx';
import { usePayerChoices } from './payers.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { emptyValues } from './transfer-form.ts';
import type { TransferPart } from './transfer-heading.tsx';
import { TransferPreview } from './transfer-preview.tsx';
import { useRepricing } from './use-repricing.ts';
import { useTransfer } from './use-transfer.ts';
import { WithdrawnVersions } from './withdrawn-versions.tsx';

/** Change waits for a payer, for the preview of the charges, and for a reason of every line left out (R427, R429). */
export function NewPayer({ admission, tabs, onDone, onClose }: TransferPart) {
  const { t } = useTranslation('tpa');
  const { admissionId } = admission;
  const { form, isPending, change } = useTransfer(admissionId, emptyValues, onDone);
  const [isRepriced, setRepriced] = useState(true);
  const { associationId } = form.values;
  const state = useRepricing({
    admissionId,
    associationId,
    isAsked: associationId !== null,
    isWanted: isRepriced && associationId !== null,
  });
  const isInvalid = associationId === null || state.isIncomplete;
  const [isLeft, setLeft] = useState(false);
  const isMissing = associationId === null && isLeft;
  const payers = usePayerChoices();
  const insurers = useMasterChoices(insurance);
  return (
    <TransferDialog
      {...{ admission, tabs, isPending, onClose }}
      isChanged={form.isDirty()}
      after={
        <Button disabled={isInvalid} loading={isPending} onClick={() => change(state.repricing)}>
          {t('change')}
        </Button>
      }
    >
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <SelectField
          label={t('tpaOrCorporate')}
          isRequired
          isClearable
          isFirst
          {...payers}
          {...form.getInputProps('associationId')}
          onBlur={() => setLeft(true)}
          error={isMissing ? t('selectTpa') : form.errors.associationId}
        />
        <SelectField label={t('insuranceCompany')} {...insurers} {...form.getInputProps('insuranceId')} />
        <PapersFields form={form} />
      </Columns>
      <Checkbox
        label={t('replaceCharges')}
        checked={isRepriced}
        onChange={(event) => setRepriced(event.currentTarget.checked)}
      />
      <WithdrawnVersions versions={state.withdrawn} />
      {isRepriced && associationId !== null && <TransferPreview state={state} title={t('preview')} />}
    </TransferDialog>
  );
}
