// The dialog that splits a specimen: how much, and which tests are done on the aliquot (LB022).

import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import {
  addAliquot,
  type keptSpecimenWorklist,
  listWorksToSplit,
} from '@charaka/contract/diagnostics/specimenstore/kept-specimen';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';

interface AddAliquotProps {
  readonly specimen: RowOf<typeof keptSpecimenWorklist.list>;
  onClose(): void;
  /** Its label is wanted at once. */
  onAdded(specimenId: number): void;
}

interface Values {
  readonly volumeMl: number | string;
  readonly labWorkIds: string[];
}

const checkSent = formChecks(addAliquot.input);

/** Mounted while it is open. */
export function AddAliquot({ specimen: { specimenId, specimenNo }, onClose, onAdded }: AddAliquotProps) {
  const { t } = useTranslation('specimenstore');
  const works = useAnswer(laboratoryTopic, listWorksToSplit, { specimenId }).data?.works ?? [];
  const sent = ({ volumeMl, labWorkIds }: Values) => ({
    specimenId,
    volumeMl: volumeMl === '' ? null : Number(volumeMl),
    labWorkIds: labWorkIds.map(Number),
  });
  const check = (values: Values) => checkSent(sent(values));
  const form = useForm<Values>({ initialValues: { volumeMl: '', labWorkIds: [] }, validate: check });
  const command = useCommand(addAliquot, { onDone: (added) => onAdded(added.specimenId) });
  return (
    <FormDialog
      title={t('splitTitle', { number: specimenNo })}
      form={form}
      check={check}
      submitLabel={t('split')}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate(sent(values))}
      onClose={onClose}
    >
      <Stack>
        <NumberField label={t('volumeMl')} isFirst decimals={2} {...form.getInputProps('volumeMl')} />
        <MultiSelect
          label={t('testsAlong')}
          data={works.map(({ labWorkId, testName }) => ({ value: String(labWorkId), label: testName }))}
          {...form.getInputProps('labWorkIds')}
        />
      </Stack>
    </FormDialog>
  );
}
