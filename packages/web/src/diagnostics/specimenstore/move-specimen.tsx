// The dialog that puts a specimen into a place; how long it is kept there follows from its type (LB025).
import { type keptSpecimenWorklist, moveSpecimen } from '@charaka/contract/diagnostics/specimenstore/kept-specimen';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';

interface MoveSpecimenProps {
  readonly specimen: RowOf<typeof keptSpecimenWorklist.list>;
  onClose(): void;
}

interface Values {
  readonly storagePlace: string;
  readonly volumeMl: number | string;
}

const checkSent = formChecks(moveSpecimen.input);

/** Mounted while it is open. */
export function MoveSpecimen({ specimen, onClose }: MoveSpecimenProps) {
  const { t } = useTranslation('specimenstore');
  const { specimenId, specimenNo } = specimen;
  const sent = ({ storagePlace, volumeMl }: Values) => ({
    specimenId,
    storagePlace,
    volumeMl: volumeMl === '' ? null : Number(volumeMl),
  });
  const check = (values: Values) => checkSent(sent(values));
  const form = useForm<Values>({
    initialValues: { storagePlace: specimen.storagePlace ?? '', volumeMl: specimen.volumeMl ?? '' },
    validate: check,
  });
  const command = useCommand(moveSpecimen, { onDone: onClose });
  return (
    <FormDialog
      title={t('keepTitle', { number: specimenNo })}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate(sent(values))}
      onClose={onClose}
    >
      <Stack>
        <TextField label={t('place')} isRequired isFirst maxLength={60} {...form.getInputProps('storagePlace')} />
        <NumberField label={t('volumeMl')} decimals={2} {...form.getInputProps('volumeMl')} />
      </Stack>
    </FormDialog>
  );
}
