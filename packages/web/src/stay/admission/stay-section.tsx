// Stay fields: date, type, category, mode, estimate and the person responsible for payment (R365-R375, R383).
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import {
  admissionCategories,
  admissionModes,
  patientCategories,
  patientTypes,
} from '@charaka/contract/stay/admission/admission-words';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { formatDateTime, today } from '../../kernel/format.ts';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { MoneyField, NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { BedChoice } from '../bed/bed-choice.tsx';
import { bedPlaceOf } from './admission-facts.ts';
import { type AdmissionFormApi, withMode, withPatientType } from './admission-form.ts';
import { type FormLocks, mayBeMode, mayBeType } from './admission-locks.ts';
import { StaffTypeahead } from './staff-typeahead.tsx';
import { useStayWord } from './stay-words.ts';
import { useChosenPatient } from './use-known-contact.ts';

/** Date, kind and bed; the bed row is left out where the bed is preset (R391). */
export function StaySection({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const isVirtual = isVirtualBedMode(form.values.admissionMode);
  const isDental = form.values.admissionMode === 'Dental';
  return (
    <FormSection title={t('stay')}>
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs" mb="xs">
        <DateTimeField
          label={isDental ? t('procedureStartDate') : t('admissionDate')}
          isRequired
          isDisabled={locks.isBilled}
          to={today()}
          {...form.getInputProps('admittedAt')}
        />
        <EffectiveDate locks={locks} />
        <KindFields form={form} locks={locks} />
        <SelectField
          label={t('isOldPatient')}
          isClearable={false}
          choices={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          value={form.values.isOldPatient ? 'yes' : 'no'}
          onChange={(answer) => form.setFieldValue('isOldPatient', answer === 'yes')}
        />
      </Columns>
      <BedPart form={form} locks={locks} />
      <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs" mt="xs">
        <MoneyField label={t('estimatedAmount')} isRequired={isVirtual} {...form.getInputProps('estimatedAmount')} />
        <MoneyField label={t('exceptionalAmount')} {...form.getInputProps('exceptionalAmount')} />
        <NumberField label={t('estimatedStayDays')} max={3650} {...form.getInputProps('estimatedStayDays')} />
      </Columns>
    </FormSection>
  );
}

/** When the admission was saved first: the server's time, to be read only (R366, Q71). */
function EffectiveDate({ locks }: { locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const since = locks.kept?.effectiveAdmittedAt;
  return (
    <TextField label={t('effectiveDate')} isReadOnly value={since ? formatDateTime(since) : t('effectiveOnSave')} />
  );
}

/** The bed to be chosen; of an edit the bed it is, which is changed in a dialog of its own; nothing for IVF and Dental. */
function BedPart({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const { kept } = locks;
  const patient = useChosenPatient(kept === null ? form.values.patientId : null);
  if (isVirtualBedMode(form.values.admissionMode)) return null;
  if (kept === null)
    return (
      <BedChoice
        form={form}
        patientId={form.values.patientId}
        patient={patient}
        associationId={form.values.associationId}
      />
    );
  return (
    <TextField
      label={t('bed')}
      isReadOnly
      value={[bedPlaceOf(kept), kept.bedTypeName].filter(Boolean).join(', ')}
      description={t('bedElsewhere')}
    />
  );
}

function KindFields({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const stayWord = useStayWord();
  const { patientCategory } = form.values;
  return (
    <>
      <SelectField
        label={t('patientType')}
        isRequired
        isDisabled={locks.isBilled}
        choices={wordChoices(patientTypes, stayWord).filter(({ value }) => mayBeType(value, locks))}
        {...form.getInputProps('patientType')}
        onChange={(type) => form.setValues(locks.kept ? { patientType: type ?? null } : withPatientType(type ?? null))}
      />
      <SelectField
        label={t('patientCategory')}
        isRequired
        choices={wordChoices(patientCategories, stayWord)}
        {...form.getInputProps('patientCategory')}
        onChange={(category) => form.setValues({ patientCategory: category ?? null, creditorName: '' })}
      />
      {patientCategory === 'Trustee' && (
        <TextField label={t('creditorName')} isRequired maxLength={120} {...form.getInputProps('creditorName')} />
      )}
      {patientCategory === 'Staff' && (
        <StaffTypeahead
          label={t('staffName')}
          value={form.values.creditorName}
          error={form.errors.creditorName}
          onPick={(name) => form.setFieldValue('creditorName', name)}
        />
      )}
      <SelectField
        label={t('mode')}
        isRequired
        choices={wordChoices(admissionModes, stayWord).filter(({ value }) => mayBeMode(value, locks))}
        {...form.getInputProps('admissionMode')}
        onChange={(mode) => form.setValues(withMode(form.values, mode ?? null))}
      />
      <SelectField
        label={t('admissionCategory')}
        isRequired
        choices={wordChoices(admissionCategories, stayWord)}
        {...form.getInputProps('admissionCategory')}
      />
    </>
  );
}
