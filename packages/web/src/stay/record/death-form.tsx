// The dialog that records a death or changes one: the medical certificate of the cause (R282).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { addDeath, deathForm, getDeath, mannersOfDeath, updateDeath } from '@charaka/contract/stay/record/death';
import { deathTopic } from '@charaka/contract/stay/record/topics';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { PatientSearchField, type PickedPatient } from '../../people/patient/patient-typeahead.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { PhoneField, SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

/** A death as answered. */
export type Death = OutputOf<typeof addDeath>['death'];

const causeLists = ['immediateCauses', 'antecedentCauses', 'otherCauses'] as const;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Manner = (typeof mannersOfDeath)[number];

function valuesOf(death: Death | null) {
  return {
    patientId: death?.patientId ?? null,
    patientName: death?.patientName ?? '',
    admissionId: death?.admissionId ?? null,
    diedAt: death?.diedAt ?? (null as string | null),
    fatherName: death?.fatherName ?? '',
    contactNo: death?.contactNo ?? '',
    address: death?.address ?? '',
    reportDocumentType: death?.reportDocumentType ?? '',
    // A cause a line.
    immediateCauses: (death?.immediateCauses ?? []).join('\n'),
    antecedentCauses: (death?.antecedentCauses ?? []).join('\n'),
    otherCauses: (death?.otherCauses ?? []).join('\n'),
    causeOfDeath: death?.causeOfDeath ?? '',
    mannerOfDeath: mannersOfDeath.find((manner) => manner === death?.mannerOfDeath) ?? ('Natural' as Manner),
  };
}
type Values = ReturnType<typeof valuesOf>;

function sent({ patientName: _, ...values }: Values) {
  return {
    ...values,
    immediateCauses: linesOf(values.immediateCauses),
    antecedentCauses: linesOf(values.antecedentCauses),
    otherCauses: linesOf(values.otherCauses),
  };
}

const checkInput = formChecks(deathForm);
const check = (values: Values) => checkInput(sent(values));

/** Mounted while it is open. Whose death it is stays once it is on record. */
export function DeathForm({ death, onClose }: { death: Death | null; onClose(): void }) {
  const { t } = useTranslation('record');
  const record = useRecordForm({
    opened: death,
    wrapper: 'death',
    key: 'deathId',
    topic: deathTopic,
    get: getDeath,
    add: addDeath,
    update: updateDeath,
    valuesOf,
    check,
    added: (values) => inputOf(sent(values)),
    changed: (values) => {
      const { patientId: _, admissionId: __, ...fields } = sent(values);
      return inputOf(fields);
    },
    onDone: onClose,
  });
  const { form } = record;
  const pick = (patient: PickedPatient | null, text: string) =>
    form.setValues({
      patientName: text,
      patientId: patient?.patientId ?? null,
      admissionId: patient?.openAdmissionId ?? null,
    });
  return (
    <FormDialog
      {...record}
      size="medium"
      title={t(death ? 'death.edit' : 'death.add')}
      {...(death ? {} : { submitLabel: t('death.add') })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <PatientSearchField
          label={t('death.patient')}
          isRequired
          isFirst
          isDisabled={death !== null}
          value={form.values.patientName}
          error={form.errors.patientId}
          onPick={pick}
        />
        <DeathFields form={form} />
      </Stack>
    </FormDialog>
  );
}

function DeathFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('record');
  return (
    <>
      <DateTimeField label={t('death.diedAt')} isRequired to={today()} {...form.getInputProps('diedAt')} />
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField label={t('death.causeOfDeath')} isRequired maxLength={300} {...form.getInputProps('causeOfDeath')} />
        <SelectField
          label={t('death.mannerOfDeath')}
          isRequired
          choices={mannersOfDeath.map((value) => ({ value, label: t(`death.manners.${value}`) }))}
          {...form.getInputProps('mannerOfDeath')}
        />
      </Columns>
      {causeLists.map((name) => (
        <TextAreaField
          key={name}
          rows={2}
          label={t(`death.${name}`)}
          description={t('death.causeALine')}
          maxLength={1000}
          {...form.getInputProps(name)}
        />
      ))}
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField label={t('death.fatherName')} maxLength={120} {...form.getInputProps('fatherName')} />
        <PhoneField label={t('death.contactNo')} {...form.getInputProps('contactNo')} />
        <TextField label={t('death.address')} maxLength={300} {...form.getInputProps('address')} />
        <TextField label={t('death.reportDocumentType')} maxLength={60} {...form.getInputProps('reportDocumentType')} />
      </Columns>
    </>
  );
}
