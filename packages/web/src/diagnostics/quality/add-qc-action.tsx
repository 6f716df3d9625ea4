// The dialog about a refused run: what caused it, what was done, and which results of patients it concerns (LB074, LB080).
import { addQcAction, newQcAction, reviewQc } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';

const check = formChecks(newQcAction);

/** Mounted while it is open. */
export function AddQcAction({ qcRunId, onClose }: { qcRunId: number; onClose(): void }) {
  const { t } = useTranslation('quality');
  const results = useAnswer(qualityTopic, reviewQc, { qcRunId }).data?.results ?? [];
  const form = useForm({
    initialValues: { cause: '', correction: '' },
    validate: (values) => check({ ...values, qcRunId }),
  });
  const command = useCommand(addQcAction, { onDone: onClose });
  return (
    <FormDialog
      title={t('actTitle')}
      form={form}
      submitLabel={t('act')}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ action: { ...values, qcRunId } })}
      onClose={onClose}
    >
      <Stack>
        <TextAreaField label={t('cause')} isRequired isFirst maxLength={500} {...form.getInputProps('cause')} />
        <TextAreaField label={t('correction')} isRequired maxLength={500} {...form.getInputProps('correction')} />
        <Text size="sm">{t('toReview', { count: results.length })}</Text>
        {results.map((one) => (
          <Text key={one.labWorkId} size="sm">{`${one.specimenNo}: ${one.valueText}`}</Text>
        ))}
      </Stack>
    </FormDialog>
  );
}
