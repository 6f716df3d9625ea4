// Notes that a payer was asked for an authorisation.

import { listAdmissions } from '@charaka/contract/admission';
import { askAuthorization, authorizationForm } from '@charaka/contract/tpa/authorization';
import { AUTHORIZATION_KINDS, type AuthorizationKind } from '@charaka/rules/authorization-clock';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdmissionRow, admissionNumberOf } from '../admission/admission-facts.ts';
import { patientName } from '../admission/paper-facts.tsx';
import { call } from '../kernel/call.ts';
import { contains } from '../kernel/filters.ts';
import { formChecks, refusedFields } from '../kernel/form-checks.ts';
import { today } from '../kernel/format.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { DateTimeField } from '../ui/date-fields.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { MoneyField, SelectField, TextAreaField, TextField } from '../ui/form-fields.tsx';
import { TypeaheadField } from '../ui/typeahead-field.tsx';

interface AskValues {
  admissionId: number | null;
  kind: AuthorizationKind;
  askedAt: string | null;
  askedAmount: number | string;
  referenceNo: string;
  remark: string;
}

const mostMatches = 20;

/** Inpatients in the hospital whose name contains the text. */
async function findInpatients(name: string, signal: AbortSignal): Promise<readonly AdmissionRow[]> {
  const filterParams = [contains('name', name)];
  const input = { isDischarged: false, filterParams, pageNumber: 1, pageSize: mostMatches };
  return (await call(listAdmissions, input, { signal })).rows;
}

/** Mounted while it is open; asked now unless another moment is given. */
export function AskAuthorization({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('tpa');
  const command = useCommand(askAuthorization, { topics: ['tpa'], onDone: onClose });
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
  const kinds = AUTHORIZATION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <FormDialog
      size="medium"
      title={t('newRequest')}
      form={form}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <InpatientField
          error={form.errors.admissionId}
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

interface InpatientFieldProps {
  readonly error: ReactNode;
  onPick(row: AdmissionRow | null): void;
}

/** Patients who pay themselves are shown, so that nobody looks for them in vain, but cannot be chosen. */
function InpatientField({ error, onPick }: InpatientFieldProps) {
  const { t } = useTranslation('tpa');
  const [text, setText] = useState('');
  const matchOf = (row: AdmissionRow) => ({
    key: row.admissionId,
    label: patientName(row),
    details: `${admissionNumberOf(row)} · ${row.associationName ?? t('nonTpa')}`,
    isDisabled: row.associationId == null,
    item: row,
  });
  return (
    <TypeaheadField<AdmissionRow>
      label={t('patient')}
      isRequired
      isFirst
      name="inpatient"
      minLetters={2}
      placeholder={t('searchName')}
      value={text}
      error={error}
      search={async (typed, signal) => (await findInpatients(typed, signal)).map(matchOf)}
      onPick={(row, typed) => {
        setText(typed);
        onPick(row);
      }}
    />
  );
}
