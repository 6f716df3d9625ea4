// The dialog in which a problem a patient lives with is noted or changed.
import { type getPatientChart, problemStates, saveProblem } from '@charaka/contract/clinic/chart/chart';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

type Problem = OutputOf<typeof getPatientChart>['problems'][number];

const entry = saveProblem.input.shape.problem;

/** Without a problem a new one is noted. */
export function ProblemDialog(props: {
  readonly patientId: number;
  readonly problem: Problem | null;
  onClose(): void;
}) {
  const { patientId, problem, onClose } = props;
  const { t } = useTranslation('chart');
  const check = formChecks(entry);
  const form = useForm({
    initialValues: {
      problemId: problem?.problemId ?? null,
      code: problem?.code ?? '',
      problemName: problem?.problemName ?? '',
      since: problem?.since ?? null,
      state: problem?.state ?? ('Active' as const),
      resolvedOn: problem?.resolvedOn ?? null,
    },
    validate: check,
  });
  const command = useCommand(saveProblem, { onDone: onClose });
  const states = problemStates.map((value) => ({ value, label: t(`problemStates.${value}`) }));
  return (
    <FormDialog
      title={t(problem ? 'changeProblem' : 'addProblem')}
      submitLabel={t(problem ? 'changeProblem' : 'addProblem')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ patientId, problem: values })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField label={t('problem')} isRequired isFirst maxLength={300} {...form.getInputProps('problemName')} />
        <TextField label={t('code')} maxLength={20} {...form.getInputProps('code')} />
        <SelectField label={t('state')} isRequired choices={states} {...form.getInputProps('state')} />
        <DateField label={t('since')} {...form.getInputProps('since')} />
        {form.values.state === 'Resolved' && (
          <DateField label={t('resolvedOn')} {...form.getInputProps('resolvedOn')} />
        )}
      </Stack>
    </FormDialog>
  );
}
