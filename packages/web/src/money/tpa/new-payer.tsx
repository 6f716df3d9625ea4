// The form that gives an admission a TPA or corporate, with what that makes of its charges (R427).
import { insurance } from '@charaka/contract/foundation/masters/insurance';
import { Button, Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { PapersFields } from './papers-fields.tsx';
import { usePayerChoices } from './payers.ts';
import { emptyValues } from './transfer-form.ts';
import { TransferHeading, type TransferPart } from './transfer-heading.tsx';
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
    <Dialog
      isOpen
      size="wide"
      title={t('title')}
      isChanged={form.isDirty()}
      isSubmitting={isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {t('close')}
          </Button>
          <Button disabled={isInvalid} loading={isPending} onClick={() => change(state.repricing)}>
            {t('change')}
          </Button>
        </>
      }
    >
      <Stack>
        <TransferHeading admission={admission} />
        {tabs}
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
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
        </SimpleGrid>
        <Checkbox
          label={t('replaceCharges')}
          checked={isRepriced}
          onChange={(event) => setRepriced(event.currentTarget.checked)}
        />
        <WithdrawnVersions versions={state.withdrawn} />
        {isRepriced && associationId !== null && <TransferPreview state={state} title={t('preview')} />}
      </Stack>
    </Dialog>
  );
}
