// The dialog that notes what was seen of a culture: a stain, no growth after so many hours, growth; of a verified one with a reason (LB048, LB059).
import { addCultureStage, amendCulture, cultureStages } from '@charaka/contract/diagnostics/microbiology/culture';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, TextAreaField } from '../../ui/field/form-fields.tsx';
import { AmendReasonField, useAmendReasonCheck } from '../laboratory/amend-reason-field.tsx';

interface Values {
  readonly stage: (typeof cultureStages)[number];
  readonly hours: number | string;
  readonly note: string;
  readonly amendReason: string;
}

const checkSent = formChecks(addCultureStage.input.shape.stage);

interface AddCultureStageProps {
  readonly labWorkId: number;
  /** The culture is verified: the stage amends its report. */
  readonly isAmending: boolean;
  onClose(): void;
}

/** Mounted while it is open. */
export function AddCultureStage({ labWorkId, isAmending, onClose }: AddCultureStageProps) {
  const { t } = useTranslation('microbiology');
  const sent = ({ stage, hours, note }: Values) => ({
    labWorkId,
    stage,
    note: note.trim() || null,
    hours: stage === 'NoGrowth' && hours !== '' ? Number(hours) : null,
  });
  const checkReason = useAmendReasonCheck();
  const check = (values: Values) => ({
    ...checkSent(sent(values)),
    ...(isAmending ? checkReason(values) : {}),
  });
  const form = useForm<Values>({
    initialValues: { stage: 'Gram', hours: '', note: '', amendReason: '' },
    validate: check,
  });
  const command = useCommand(addCultureStage, { onDone: onClose });
  const amending = useCommand(amendCulture, { onDone: onClose });
  const save = (values: Values) => {
    const { labWorkId: _work, ...stage } = sent(values);
    if (isAmending) amending.mutate({ labWorkId, stage, lines: [], amendReason: values.amendReason.trim() });
    else command.mutate({ stage: sent(values) });
  };
  const field = form.getInputProps;
  return (
    <FormDialog
      title={t(isAmending ? 'amendStage' : 'addStage')}
      form={form}
      check={check}
      submitLabel={t(isAmending ? 'amend' : 'addStage')}
      isSubmitting={command.isPending || amending.isPending}
      onSave={save}
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
        {isAmending && <AmendReasonField {...field('amendReason')} />}
      </Stack>
    </FormDialog>
  );
}
