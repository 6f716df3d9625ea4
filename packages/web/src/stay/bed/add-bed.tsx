// The dialog that adds a bed or changes one.

import { addBed, getBed, newBed, updateBed } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { LONGEST_BED_NAME } from '@charaka/rules/stay/bed-pattern';
import { SimpleGrid } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import type { BedRow } from './bed-facts.ts';
import { BedPlaceFields, type PlaceValues } from './bed-place-fields.tsx';

const check = formChecks(newBed);

type EditedBed = Pick<BedRow, 'bedName' | 'bedTypeId' | 'bedGroupId' | 'chargeId' | 'chargeName'>;

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
  const form = useForm({ initialValues: valuesOf(bed), validate: check });
  const edit = useEdit(form, {
    opened: bed as EditedBed | null,
    topic: bedTopic,
    endpoint: getBed,
    input: { bed: { bedId: bed?.bedId ?? 0 } },
    recordOf: (read) => read.bed,
    valuesOf,
  });
  const adding = useCommand(addBed, { onDone: onClose });
  const changing = useCommand(updateBed, { onDone: onClose });
  const save = (values: typeof form.values) => {
    // Checked: ward and type are chosen.
    const typed = { ...values, bedTypeId: values.bedTypeId as number, bedGroupId: values.bedGroupId as number };
    if (bed) {
      const changed = { ...typed, bedId: bed.bedId, version: edit.version };
      changing.mutate({ bed: changed }, { onError: edit.readAgain });
    } else adding.mutate({ bed: typed });
  };
  return (
    <FormDialog
      size="medium"
      title={t(bed ? 'masters:edit' : 'masters:add', { name: t('masters:label.Bed') })}
      form={form}
      edit={edit}
      isSubmitting={adding.isPending || changing.isPending}
      check={check}
      onSave={save}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
        <TextField
          label={t('settings.bedName')}
          isRequired
          isFirst
          maxLength={LONGEST_BED_NAME}
          {...form.getInputProps('bedName')}
        />
        <BedPlaceFields form={form} known={edit.kept} />
      </SimpleGrid>
    </FormDialog>
  );
}
