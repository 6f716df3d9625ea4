// The dialog that records a birth or changes one.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { sexes } from '@charaka/contract/people/patient/patient-fields';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { addBirth, birthForm, bornTypes, getBirth, updateBirth } from '@charaka/contract/stay/record/birth';
import { birthTopic } from '@charaka/contract/stay/record/topics';
import { SimpleGrid, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
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
  };
}

type BirthValues = ReturnType<typeof valuesOf>;

function useBirthEdit(form: UseFormReturnType<BirthValues>, opened: Birth | null, admissionId: number | null) {
  return useEdit(form, {
    opened,
    topic: birthTopic,
    endpoint: getBirth,
    input: { birth: { birthId: opened?.birthId ?? 0 } },
    recordOf: (read) => read.birth,
    valuesOf: (known) => valuesOf(known, admissionId),
  });
}

/** Mounted while it is open. */
export function BirthForm({ birth, admissionId, onClose }: BirthFormProps) {
  const { t } = useTranslation('record');
  const form = useForm({ initialValues: valuesOf(birth, admissionId), validate: check });
  const edit = useBirthEdit(form, birth, admissionId);
  const options = { onDone: onClose };
  const [adding, changing] = [useCommand(addBirth, options), useCommand(updateBirth, options)];
  const save = ({ admissionId: mother, ...fields }: typeof form.values) => {
    const onError = (error: Error) => {
      form.setErrors(refusedFields(error, 'birth'));
      edit.readAgain();
    };
    const typed = fields as Omit<BirthInput, 'admissionId'>;
    if (birth) changing.mutate({ birth: { ...typed, birthId: birth.birthId, version: edit.version } }, { onError });
    else adding.mutate({ birth: { ...typed, admissionId: mother as number } }, { onError });
  };
  return (
    <FormDialog
      size="medium"
      title={t(birth ? 'birth.edit' : 'birth.add')}
      form={form}
      edit={edit}
      isSubmitting={adding.isPending || changing.isPending}
      check={check}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="sm">
        {!birth && admissionId === null && <MotherField {...form.getInputProps('admissionId')} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
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
          <TextField
            label={t('birth.birthTime')}
            isRequired
            maxLength={5}
            placeholder="14:35"
            {...form.getInputProps('birthTime')}
          />
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
        </SimpleGrid>
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
    label: `${fullName(row)} · ${admissionNumberOf(row)}`,
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
