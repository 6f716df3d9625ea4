// The dialog that notes what was seen of a culture: a stain, no growth after so many hours, growth (LB059).
import { addCultureStage, cultureStages } from '@charaka/contract/diagnostics/microbiology/culture';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, TextAreaField } from '../../ui/field/form-fields.tsx';

interface Values {
  readonly stage: (typeof cultureStages)[number];
  readonly hours: number | string;
  readonly note: string;
}

const checkSent = formChecks(addCultureStage.input.shape.stage);

/** Mounted while it is open. */
export function AddCultureStage({ labWorkId, onClose }: { labWorkId: number; onClose(): void }) {
  const { t } = useTranslation('microbiology');
  const sent = ({ stage, hours, note }: Values) => ({
    ...{ labWorkId, stage, note: note.trim() || null },
    hours: stage === 'NoGrowth' && hours !== '' ? Number(hours) : null,
  });
  const check = (values: Values) => checkSent(sent(values));
  const form = useForm<Values>({ initialValues: { stage: 'Gram', hours: '', note: '' }, validate: check });
  const command = useCommand(addCultureStage, { onDone: onClose });
  const field = form.getInputProps;
  return (
    <FormDialog
      title={t('addStage')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ stage: sent(values) })}
      onClose={onClose}
    >
      <Stack>
        <SelectField
          label={t('stage')}
          isRequired
          isFirst
          choices={cultureStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
          {...field('stage')}
        />
        {form.values.stage === 'NoGrowth' && (
          <NumberField label={t('hours')} isRequired min={1} max={2000} {...field('hours')} />
        )}
        <TextAreaField
          label={t('note')}
          isRequired={form.values.stage === 'Gram' || form.values.stage === 'Note'}
          maxLength={500}
          {...field('note')}
        />
      </Stack>
    </FormDialog>
  );
}
