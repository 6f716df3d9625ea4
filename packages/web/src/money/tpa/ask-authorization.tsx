// Notes that a payer was asked for an authorisation.

import { askAuthorization, authorizationForm } from '@charaka/contract/money/tpa/authorization';
import { AUTHORIZATION_KINDS, type AuthorizationKind } from '@charaka/rules/stay/authorization-clock';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { AdmissionRow } from '../../stay/admission/admission-facts.ts';
import { InpatientTypeahead } from '../../stay/admission/inpatient-typeahead.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { MoneyField, SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';

interface AskValues {
  admissionId: number | null;
  kind: AuthorizationKind;
  askedAt: string | null;
  askedAmount: number | string;
  referenceNo: string;
  remark: string;
}

/** Mounted while it is open; asked now unless another moment is given. */
export function AskAuthorization({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('tpa');
  const command = useCommand(askAuthorization, { onDone: onClose });
  const form = useForm<AskValues>({
    initialValues: {
      admissionId: null,
      kind: 'pre',
      askedAt: new Date().toISOString(),
      askedAmount: '',
      referenceNo: '',
      remark: '',
    },
    validate: formChecks(authorizationForm),
  });
  const save = ({ admissionId, askedAmount, ...rest }: AskValues) =>
    command.mutate(
      { authorization: { ...rest, admissionId: admissionId ?? 0, askedAmount: Number(askedAmount) } },
      { onError: (error) => form.setErrors(refusedFields(error, 'authorization')) },
    );
  // Patients who pay themselves are shown, so that nobody looks for them in vain, but cannot be chosen.
  const noteOf = ({ associationId, associationName }: AdmissionRow) => ({
    note: associationName ?? t('nonTpa'),
    isDisabled: associationId == null,
  });
  const kinds = AUTHORIZATION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <FormDialog
      size="medium"
      title={t('newRequest')}
      submitLabel={t('noteRequest')}
      form={form}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <InpatientTypeahead
          label={t('patient')}
          placeholder={t('searchName')}
          error={form.errors.admissionId}
          noteOf={noteOf}
          onPick={(row) => form.setFieldValue('admissionId', row?.admissionId ?? null)}
        />
        <SelectField label={t('askedFor')} isRequired choices={kinds} {...form.getInputProps('kind')} />
        <MoneyField label={t('askedAmount')} isRequired {...form.getInputProps('askedAmount')} />
        <DateTimeField label={t('askedAt')} isRequired to={today()} {...form.getInputProps('askedAt')} />
        <TextField label={t('referenceNo')} maxLength={60} {...form.getInputProps('referenceNo')} />
        <TextAreaField label={t('remark')} maxLength={300} {...form.getInputProps('remark')} />
      </Stack>
    </FormDialog>
  );
}
