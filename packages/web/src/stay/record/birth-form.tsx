// The dialog that records a birth or changes one.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { sexes } from '@charaka/contract/people/patient/patient-values';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { addBirth, birthForm, bornTypes, getBirth, updateBirth } from '@charaka/contract/stay/record/birth';
import { birthTopic } from '@charaka/contract/stay/record/topics';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { patientLine } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { TimeField } from '../../ui/field/time-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { admissionNumberOf } from '../admission/admission-facts.ts';

/** A birth as answered. */
export type Birth = OutputOf<typeof addBirth>['birth'];

const check = formChecks(birthForm);
type BirthInput = InputOf<typeof addBirth>['birth'];

interface BirthFormProps {
  /** The birth to change; null records a new one. */
  readonly birth: Birth | null;
  /** The mother's admission where it is known; else it is chosen. */
  readonly admissionId: number | null;
  onClose(): void;
}

function valuesOf(birth: Birth | null, admissionId: number | null) {
  return {
    admissionId: birth?.admissionId ?? admissionId,
    childName: birth?.childName ?? '',
    sex: (birth?.sex ?? null) as string | null,
    birthDate: birth?.birthDate ?? today(),
    birthTime: birth?.birthTime ?? '',
    bornType: birth?.bornType ?? 'Normal',
    weightGrams: (birth?.weightGrams ?? '') as number | string,
    presentAtBirth: birth?.presentAtBirth ?? '',
    personalIdentity: birth?.personalIdentity ?? '',
    certificateNo: birth?.certificateNo ?? '',
    placeOfBirth: birth?.placeOfBirth ?? '',
    fatherName: birth?.fatherName ?? '',
    parentsAddress: birth?.parentsAddress ?? '',
    permanentAddress: birth?.permanentAddress ?? '',
  };
}

/** Mounted while it is open. */
export function BirthForm({ birth, admissionId, onClose }: BirthFormProps) {
  const { t } = useTranslation('record');
  const record = useRecordForm({
    opened: birth,
    wrapper: 'birth',
    key: 'birthId',
    topic: birthTopic,
    get: getBirth,
    add: addBirth,
    update: updateBirth,
    valuesOf: (known) => valuesOf(known, admissionId),
    check,
    added: (values) => values as BirthInput,
    changed: ({ admissionId: _, ...values }) => values as Omit<BirthInput, 'admissionId'>,
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog
      {...record}
      size="medium"
      title={t(birth ? 'birth.edit' : 'birth.add')}
      {...(birth ? {} : { submitLabel: t('birth.add') })}
      onClose={onClose}
    >
      <Stack gap="sm">
        {!birth && admissionId === null && <MotherField {...form.getInputProps('admissionId')} />}
        <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField
            label={t('birth.childName')}
            isFirst={birth !== null || admissionId !== null}
            maxLength={120}
            {...form.getInputProps('childName')}
          />
          <SelectField
            label={t('birth.sex')}
            isRequired
            choices={sexes.map((value) => ({ value, label: t(`birth.sexes.${value}`) }))}
            {...form.getInputProps('sex')}
          />
          <DateField label={t('birth.birthDate')} isRequired to={today()} {...form.getInputProps('birthDate')} />
          <TimeField label={t('birth.birthTime')} isRequired {...form.getInputProps('birthTime')} />
          <SelectField
            label={t('birth.bornType')}
            isRequired
            choices={bornTypes.map((value) => ({ value, label: t(`birth.bornTypes.${value}`) }))}
            {...form.getInputProps('bornType')}
          />
          <NumberField label={t('birth.weightGrams')} max={9999} {...form.getInputProps('weightGrams')} />
          <TextField label={t('birth.presentAtBirth')} maxLength={200} {...form.getInputProps('presentAtBirth')} />
          <TextField label={t('birth.personalIdentity')} maxLength={200} {...form.getInputProps('personalIdentity')} />
          <TextField label={t('birth.certificateNo')} maxLength={60} {...form.getInputProps('certificateNo')} />
          <TextField label={t('birth.placeOfBirth')} maxLength={200} {...form.getInputProps('placeOfBirth')} />
          <TextField label={t('birth.fatherName')} maxLength={120} {...form.getInputProps('fatherName')} />
        </Columns>
        <TextField label={t('birth.parentsAddress')} maxLength={300} {...form.getInputProps('parentsAddress')} />
        <TextField label={t('birth.permanentAddress')} maxLength={300} {...form.getInputProps('permanentAddress')} />
      </Stack>
    </FormDialog>
  );
}

/** The mothers who are in. */
function MotherField(props: {
  value?: number | null;
  error?: ReactNode;
  onChange?: (value: number | null | undefined) => void;
}) {
  const { t } = useTranslation('record');
  const answer = useAnswer(admissionTopic, listAdmissions, {
    pageNumber: 1,
    pageSize: 0,
    isDischarged: false,
    filterParams: [isEqualTo('admissionCategory', 'Maternity')],
  });
  const choices = (answer.data?.rows ?? []).map((row) => ({
    value: row.admissionId,
    label: `${patientLine(row)} · ${admissionNumberOf(row)}`,
  }));
  return (
    <SelectField
      label={t('birth.mother')}
      isRequired
      isFirst
      isLoading={answer.isPending}
      choices={choices}
      {...props}
    />
  );
}
