// The sections of the staff form: the person, the employment, the bank, the shares.
import { department } from '@charaka/contract/foundation/masters/department';
import { designation } from '@charaka/contract/foundation/masters/designation';
import { salutation } from '@charaka/contract/foundation/masters/salutation';
import { specialization } from '@charaka/contract/foundation/masters/specialization';
import { staffGenders, staffRecord } from '@charaka/contract/foundation/staff/staff-fields';
import { namesIn } from '@charaka/contract/kernel/record-parts';
import { mayGiveRole } from '@charaka/rules/access/permission';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { today } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { RecordSection } from '../../resource/record-fields.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { PhoneField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { PhotoField } from '../../ui/picture/photo-field.tsx';
import { useRoleChoices } from './staff-filters.tsx';
import { type StaffFormApi, withSalutation } from './staff-form.ts';
import { useStaffLabel } from './staff-label.ts';

const columns = { base: 1, xs: 2, md: 3, lg: 4 };
const names = {
  person: namesIn(staffRecord, 'form', 'person'),
  addresses: namesIn(staffRecord, 'form', 'addresses'),
  employment: namesIn(staffRecord, 'form', 'employment'),
  notes: namesIn(staffRecord, 'form', 'notes'),
  bank: namesIn(staffRecord, 'form', 'bank'),
  shares: namesIn(staffRecord, 'form', 'shares'),
};

interface SectionProps {
  readonly form: StaffFormApi;
}

/** Name, contact, family, addresses, photo. */
export function PersonSection({ form }: SectionProps) {
  const { t } = useTranslation('staff');
  const section = { declared: staffRecord, form, labelOf: useStaffLabel() };
  return (
    <FormSection title={t('person')}>
      <Stack gap="md">
        <PhotoField
          label={t('photo')}
          photo={form.values.image}
          onPhoto={(image) => form.setFieldValue('image', image)}
          error={form.errors.image}
        />
        <Columns cols={columns} spacing="md">
          <RecordSection {...section} names={names.person} own={useOwnPersonFields(form)} />
        </Columns>
        <Columns cols={{ base: 1, md: 2 }} spacing="md">
          <RecordSection {...section} names={names.addresses} />
        </Columns>
      </Stack>
    </FormSection>
  );
}

function useOwnPersonFields(form: StaffFormApi) {
  const { t } = useTranslation('staff');
  const titles = useMasterChoices(salutation);
  return {
    salutation: (
      <SelectField<string>
        label={t('salutation')}
        choices={titles.choices.map(({ label }) => ({ value: label, label }))}
        isLoading={titles.isLoading}
        {...form.getInputProps('salutation')}
        onChange={(chosen) => form.setValues(withSalutation(chosen ?? null))}
      />
    ),
    gender: (
      <SelectField<string>
        label={t('gender')}
        choices={staffGenders.map((value) => ({ value, label: t(`genderName.${value}`) }))}
        {...form.getInputProps('gender')}
      />
    ),
    email: <TextField label={t('email')} type="email" maxLength={200} {...form.getInputProps('email')} />,
    contactNo: <PhoneField label={t('phone')} {...form.getInputProps('contactNo')} />,
    emergencyContactNo: <PhoneField label={t('emergencyContactNo')} {...form.getInputProps('emergencyContactNo')} />,
    birthDate: <DateField label={t('birthDate')} to={today()} {...form.getInputProps('birthDate')} />,
  };
}

/** Role, place, days and pay. */
export function EmploymentSection({ form }: SectionProps) {
  const { t } = useTranslation('staff');
  const section = { declared: staffRecord, form, labelOf: useStaffLabel() };
  return (
    <FormSection title={t('employment')}>
      <Stack gap="md">
        <Columns cols={columns} spacing="md">
          <RecordSection {...section} names={names.employment} own={useOwnEmploymentFields(form)} />
        </Columns>
        <RecordSection {...section} names={names.notes} />
      </Stack>
    </FormSection>
  );
}

function useOwnEmploymentFields(form: StaffFormApi) {
  const { t } = useTranslation('staff');
  const { user } = useSignedIn();
  const roles = useRoleChoices();
  const departments = useMasterChoices(department);
  const designations = useMasterChoices(designation);
  const specializations = useMasterChoices(specialization);
  const given = roles.choices.filter(({ value }) => mayGiveRole(user.roleId, value));
  return {
    roleId: (
      <SelectField<number>
        label={t('role')}
        isRequired
        choices={given}
        isLoading={roles.isLoading}
        {...form.getInputProps('roleId')}
      />
    ),
    departmentId: (
      <SelectField<number>
        label={t('department')}
        isRequired
        {...departments}
        {...form.getInputProps('departmentId')}
      />
    ),
    designationId: (
      <SelectField<number>
        label={t('designation')}
        isRequired
        {...designations}
        {...form.getInputProps('designationId')}
      />
    ),
    specializationId: (
      <SelectField<number>
        label={t('specialization')}
        {...specializations}
        {...form.getInputProps('specializationId')}
      />
    ),
  };
}

/** Bank account for the salary. */
export function BankSection({ form }: SectionProps) {
  const { t } = useTranslation('staff');
  return (
    <FormSection title={t('bank')}>
      <Columns cols={columns} spacing="md">
        <RecordSection declared={staffRecord} names={names.bank} form={form} labelOf={useStaffLabel()} />
      </Columns>
    </FormSection>
  );
}

/** The doctor's share of the earnings, by kind of work. */
export function ShareSection({ form }: SectionProps) {
  const { t } = useTranslation('staff');
  return (
    <FormSection title={t('shares')}>
      <Columns cols={{ base: 2, md: 4 }} spacing="md">
        <RecordSection declared={staffRecord} names={names.shares} form={form} labelOf={useStaffLabel()} />
      </Columns>
    </FormSection>
  );
}
