// The dialog in which verified results are changed: each with its new value, all with one reason (LB048).
import { amendLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { AmendReasonField, useAmendReasonCheck } from './amend-reason-field.tsx';
import type { Report } from './lab-report-paper.tsx';

interface AmendLabReportProps {
  readonly report: Report;
  onDone(reportId: number): void;
  onClose(): void;
}

/** Mounted while it is open; what is left as it was is not sent. */
export function AmendLabReport({ report, onDone, onClose }: AmendLabReportProps) {
  const { t } = useTranslation('laboratory');
  const cells = report.content.tests.flatMap(({ labWorkId, testName, values }) =>
    values.map(({ labParameterId, parameterName, valueText }) => ({
      labWorkId,
      labParameterId,
      label: `${testName}: ${parameterName}`,
      before: valueText ?? '',
    })),
  );
  const form = useForm({
    initialValues: { values: cells.map(({ before }) => before), amendReason: '' },
    validate: useAmendReasonCheck(),
  });
  const command = useCommand(amendLabReport, {
    onDone: ({ reportId }) => {
      onDone(reportId);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('amendTitle', { number: report.reportNo })}
      size="wide"
      form={form}
      submitLabel={t(report.isTwoStep ? 'propose' : 'amend')}
      isSubmitting={command.isPending}
      onSave={({ values, amendReason }) => {
        const changes = cells.flatMap(({ labWorkId, labParameterId, before }, index) => {
          const value = (values[index] ?? '').trim();
          return value === before ? [] : [{ labWorkId, labParameterId, value }];
        });
        if (changes.length === 0) form.setFieldError('amendReason', t('nothingChanged'));
        else command.mutate({ reportId: report.reportId, amendReason: amendReason.trim(), changes });
      }}
      onClose={onClose}
    >
      <Stack>
        <AmendReasonField isFirst {...form.getInputProps('amendReason')} />
        {report.isTwoStep && <Text size="sm">{t('proposeHelp')}</Text>}
        {cells.map(({ label, labWorkId, labParameterId }, index) => (
          <TextField
            key={`${labWorkId}/${labParameterId}`}
            label={label}
            maxLength={2000}
            {...form.getInputProps(`values.${index}`)}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
