// The dialog that receives a body into the mortuary, changes what is known of it, or gives it away.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { addMortuary, getMortuary, mortuaryForm, updateMortuary } from '@charaka/contract/stay/record/mortuary';
import { mortuaryTopic } from '@charaka/contract/stay/record/topics';
import { Skeleton, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../foundation/tenancy/picture-field.tsx';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { PatientSearchField, type PickedPatient } from '../../people/patient/patient-typeahead.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { PhoneField, SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';

type Body = OutputOf<typeof getMortuary>['mortuaryAdmission'];

const sexes = ['M', 'F', 'O'] as const;
const check = formChecks(mortuaryForm);

function valuesOf(body: Body | null) {
  return {
    patientId: body?.patientId ?? null,
    patientName: body?.patientName ?? '',
    sex: body?.sex ?? null,
    diedAt: body?.diedAt ?? null,
    receivedAt: body?.receivedAt ?? (new Date().toISOString() as string | null),
    chamberNo: body?.chamberNo ?? '',
    broughtBy: body?.broughtBy ?? '',
    contactNo: body?.contactNo ?? '',
    belongings: body?.belongings ?? '',
    isMedicoLegal: body?.isMedicoLegal ?? false,
    policeStation: body?.policeStation ?? '',
    remark: body?.remark ?? '',
    releasedAt: body?.releasedAt ?? null,
    releasedTo: body?.releasedTo ?? '',
    relation: body?.relation ?? '',
    identityNo: body?.identityNo ?? '',
    policeClearanceNo: body?.policeClearanceNo ?? '',
    document: body?.document ?? null,
  };
}
type Values = ReturnType<typeof valuesOf>;
type Form = UseFormReturnType<Values>;
/** Fields with a label of their own; the deceased has a separate field. */
type Labelled = Exclude<keyof Values, 'patientId'>;

/** Mounted while it is open; reads the body with its document first. Null receives one. */
export function MortuaryForm({ mortuaryId, onClose }: { mortuaryId: number | null; onClose(): void }) {
  const { t } = useTranslation('record');
  const asked = { mortuaryAdmission: { mortuaryId: mortuaryId ?? 0 } };
  const answer = useAnswer(mortuaryTopic, getMortuary, asked, { isEnabled: mortuaryId !== null });
  if (mortuaryId === null) return <BodyDialog body={null} onClose={onClose} />;
  if (answer.data) return <BodyDialog key={mortuaryId} body={answer.data.mortuaryAdmission} onClose={onClose} />;
  return (
    <Dialog isOpen size="medium" title={t('mortuary.edit')} onClose={onClose}>
      <Skeleton h={320} />
    </Dialog>
  );
}

function BodyDialog({ body, onClose }: { body: Body | null; onClose(): void }) {
  const { t } = useTranslation('record');
  const record = useRecordForm({
    opened: body,
    wrapper: 'mortuaryAdmission',
    key: 'mortuaryId',
    topic: mortuaryTopic,
    get: getMortuary,
    add: addMortuary,
    update: updateMortuary,
    valuesOf,
    check,
    added: (values) => inputOf(values),
    changed: ({ patientId: _, ...values }) => inputOf(values),
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog
      {...record}
      size="medium"
      title={t(body ? 'mortuary.edit' : 'mortuary.add')}
      {...(body ? {} : { submitLabel: t('mortuary.add') })}
      onClose={onClose}
    >
      <Stack gap="sm">
        {!body && <WhoseBody form={form} />}
        <BodyFields form={form} />
        <ReleaseFields form={form} />
      </Stack>
    </FormDialog>
  );
}

/** A registered patient brings name and gender; without one they are typed. */
function WhoseBody({ form }: { form: Form }) {
  const { t } = useTranslation('record');
  const pick = (patient: PickedPatient | null) =>
    form.setValues(
      patient
        ? {
            patientId: patient.patientId,
            patientName: patient.isRestricted ? '' : fullName(patient),
            sex: sexes.find((sex) => sex === patient.sex) ?? 'O',
          }
        : { patientId: null },
    );
  return (
    <PatientSearchField
      label={t('mortuary.patient')}
      isFirst
      value={form.values.patientId === null ? '' : form.values.patientName}
      error={form.errors.patientId}
      onPick={pick}
    />
  );
}

function BodyFields({ form }: { form: Form }) {
  const { t } = useTranslation('record');
  const field = (name: Labelled) => ({ label: t(`mortuary.${name}`), ...form.getInputProps(name) });
  return (
    <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField isRequired maxLength={120} {...field('patientName')} />
      <SelectField
        isRequired
        choices={sexes.map((value) => ({ value, label: t(`birth.sexes.${value}`) }))}
        {...field('sex')}
      />
      <DateTimeField to={today()} {...field('diedAt')} />
      <DateTimeField isRequired to={today()} {...field('receivedAt')} />
      <TextField isRequired maxLength={20} {...field('chamberNo')} />
      <TextField maxLength={120} {...field('broughtBy')} />
      <PhoneField {...field('contactNo')} />
      <TextField maxLength={300} {...field('remark')} />
      <TextAreaField rows={1} maxLength={500} {...field('belongings')} />
      <TextField maxLength={120} {...field('policeStation')} />
      <SwitchField {...field('isMedicoLegal')} />
    </Columns>
  );
}

function ReleaseFields({ form }: { form: Form }) {
  const { t } = useTranslation('record');
  const field = (name: Labelled) => ({ label: t(`mortuary.${name}`), ...form.getInputProps(name) });
  return (
    <FormSection title={t('mortuary.release')}>
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <DateTimeField to={today()} {...field('releasedAt')} />
        <TextField maxLength={120} {...field('releasedTo')} />
        <TextField maxLength={60} {...field('relation')} />
        <TextField maxLength={60} {...field('identityNo')} />
        {form.values.isMedicoLegal && <TextField maxLength={60} {...field('policeClearanceNo')} />}
        <PictureField
          label={t('mortuary.document')}
          picture={form.values.document}
          isSaving={false}
          onPicture={(picture) => form.setFieldValue('document', picture)}
        />
      </Columns>
    </FormSection>
  );
}
