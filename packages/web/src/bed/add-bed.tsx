// The dialog that adds a bed or changes one.
import { addBed, newBed, updateBed } from '@charaka/contract/bed-setting';
import { LONGEST_BED_NAME } from '@charaka/rules/bed-pattern';
import { SimpleGrid } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../kernel/form-checks.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/form-fields.tsx';
import type { BedRow } from './bed-facts.ts';
import { BedPlaceFields, type PlaceValues } from './bed-place-fields.tsx';

const check = formChecks(newBed);

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
  const form = useForm({
    initialValues: {
      bedName: bed?.bedName ?? '',
      bedTypeId: bed?.bedTypeId ?? null,
      bedGroupId: bed?.bedGroupId ?? bedGroupId,
      chargeId: bed?.chargeId ?? null,
    } as PlaceValues & { bedName: string },
    validate: check,
  });
  const adding = useCommand(addBed, { topics: ['bed'], onDone: onClose });
  const changing = useCommand(updateBed, { topics: ['bed'], onDone: onClose });
  const save = (values: typeof form.values) => {
    // Checked: ward and type are chosen.
    const typed = { ...values, bedTypeId: values.bedTypeId as number, bedGroupId: values.bedGroupId as number };
    if (bed) changing.mutate({ bed: { ...typed, bedId: bed.bedId } });
    else adding.mutate({ bed: typed });
  };
  return (
    <FormDialog
      size="medium"
      title={t(bed ? 'masters:edit' : 'masters:add', { name: t('masters:label.Bed') })}
      form={form}
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
        <BedPlaceFields form={form} chargeName={bed?.chargeName} />
      </SimpleGrid>
    </FormDialog>
  );
}
