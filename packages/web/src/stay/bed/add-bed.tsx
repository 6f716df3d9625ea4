// The dialog that adds a bed or changes one.

import { addBed, getBed, newBed, updateBed } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { LONGEST_BED_NAME } from '@charaka/rules/stay/bed-pattern';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { BedRow } from './bed-facts.ts';
import { BedPlaceFields, type PlaceValues } from './bed-place-fields.tsx';

const check = formChecks(newBed);

type EditedBed = Pick<BedRow, 'bedId' | 'bedName' | 'bedTypeId' | 'bedGroupId' | 'chargeId' | 'chargeName'>;

interface AddBedProps {
  /** Null adds one. */
  readonly bed: BedRow | null;
  /** Proposed for a new one. */
  readonly bedGroupId: number | null;
  onClose(): void;
}

/** Opens at once. */
export function AddBed({ bed, bedGroupId, onClose }: AddBedProps) {
  const { t } = useTranslation(['bed', 'masters']);
  const valuesOf = (known: EditedBed | null): PlaceValues & { bedName: string } => ({
    bedName: known?.bedName ?? '',
    bedTypeId: known?.bedTypeId ?? null,
    bedGroupId: known?.bedGroupId ?? bedGroupId,
    chargeId: known?.chargeId ?? null,
  });
  const record = useRecordForm({
    opened: bed as EditedBed | null,
    wrapper: 'bed',
    key: 'bedId',
    topic: bedTopic,
    get: getBed,
    add: addBed,
    update: updateBed,
    valuesOf,
    check,
    // Checked: ward and type are chosen.
    sent: (values) => ({
      ...values,
      bedTypeId: values.bedTypeId as number,
      bedGroupId: values.bedGroupId as number,
    }),
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog
      {...record}
      size="medium"
      title={t(bed ? 'masters:edit' : 'masters:add', { name: t('masters:label.Bed') })}
      onClose={onClose}
    >
      <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <TextField
          label={t('settings.bedName')}
          isRequired
          isFirst
          maxLength={LONGEST_BED_NAME}
          {...form.getInputProps('bedName')}
        />
        <BedPlaceFields form={form} known={record.edit.kept} />
      </Columns>
    </FormDialog>
  );
}
