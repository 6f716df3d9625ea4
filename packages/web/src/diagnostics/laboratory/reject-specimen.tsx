// The dialog in which a specimen is rejected: its orders go back, a new one is asked for, and the ward is called about a Stat one (LB020).
import { rejectReasons } from '@charaka/contract/diagnostics/laboratory/lab-words';
import { rejectSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import type { OrderPriority } from '@charaka/rules/clinic/order-step';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { CallFields, callOf, useCallForm } from '../../clinic/order/call-form.tsx';
import { useCommand } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

type Reason = (typeof rejectReasons)[number];

interface RejectSpecimenProps {
  readonly specimen: Parameters<typeof patientLine>[0] & {
    readonly specimenNo: string;
    readonly testNames: string;
    readonly priority: OrderPriority;
  };
  onClose(): void;
}

/** Mounted while it is open. */
export function RejectSpecimen({ specimen, onClose }: RejectSpecimenProps) {
  const { t } = useTranslation('laboratory');
  const { specimenNo, testNames, priority } = specimen;
  const isStat = priority === 'Stat';
  const form = useForm({
    initialValues: { rejectReason: null as Reason | null, rejectNote: '' },
    validate: {
      rejectReason: (reason) => (reason ? null : t('reasonNeeded')),
      rejectNote: (note, { rejectReason }) => (rejectReason === 'Other' && !note.trim() ? t('otherNeedsNote') : null),
    },
  });
  const callForm = useCallForm();
  const command = useCommand(rejectSpecimen, { onDone: onClose });
  const save = (rejectReason: Reason, rejectNote: string | null) => {
    if (isStat && callForm.validate().hasErrors) return;
    const { toldTo, ...call } = callOf(callForm.values);
    const made = isStat ? { call: { ...call, toldName: toldTo } } : {};
    command.mutate({ specimenNo, rejectReason, rejectNote, ...made });
  };
  return (
    <FormDialog
      title={t('rejectTitle', { number: specimenNo })}
      form={form}
      submitLabel={t('reject')}
      isDangerous
      isSubmitting={command.isPending}
      onSave={({ rejectReason, rejectNote }) => rejectReason && save(rejectReason, rejectNote.trim() || null)}
      onClose={onClose}
    >
      <Stack>
        <Text fw={600}>{patientLine(specimen)}</Text>
        <Text size="sm">{testNames}</Text>
        <SelectField
          label={t('rejectReason')}
          isRequired
          isFirst
          choices={rejectReasons.map((value) => ({ value, label: t(`rejectReasons.${value}`) }))}
          {...form.getInputProps('rejectReason')}
        />
        <TextField
          label={t('note')}
          isRequired={form.values.rejectReason === 'Other'}
          maxLength={300}
          {...form.getInputProps('rejectNote')}
        />
        {isStat && (
          <>
            <Text fw={600}>{t('statCall')}</Text>
            <CallFields form={callForm} isFirst={false} />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}
