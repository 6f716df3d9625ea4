// The sections of the staff form: the person, the employment, the bank, the shares.
import { department } from '@charaka/contract/foundation/masters/department';
import { designation } from '@charaka/contract/foundation/masters/designation';
import { salutation } from '@charaka/contract/foundation/masters/salutation';
import { specialization } from '@charaka/contract/foundation/masters/specialization';
import {
  contractTypes,
  staffBloodGroups,
  staffGenders,
  staffMaritalStatuses,
} from '@charaka/contract/foundation/staff/staff-fields';
import { mayGiveRole } from '@charaka/rules/access/permission';
import { SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMasterChoices, wordChoices } from '../../kernel/choices.ts';
import { today } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import {
  MoneyField,
  PercentField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { PhotoField } from '../../ui/picture/photo-field.tsx';
import { useRoleChoices } from './staff-filters.tsx';
import { type StaffFormApi, withSalutation } from './staff-form.ts';

const columns = { base: 1, xs: 2, md: 3, lg: 4 };

/** Name, contact, family, addresses, photo. */
export function PersonSection({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('staff');
  const titles = useMasterChoices(salutation);
  return (
    <FormSection title={t('person')}>
      <Stack gap="md">
        <PhotoField
          label={t('photo')}
          photo={form.values.image}
          onPhoto={(image) => form.setFieldValue('image', image)}
          error={form.errors.image}
        />
        <SimpleGrid cols={columns} spacing="md">
          <SelectField<string>
            label={t('salutation')}
            choices={titles.choices.map(({ label }) => ({ value: label, label }))}
            isLoading={titles.isLoading}
            {...form.getInputProps('salutation')}
            onChange={(chosen) => form.setValues(withSalutation(chosen ?? null))}
          />
          <TextField label={t('firstName')} isRequired maxLength={60} {...form.getInputProps('firstName')} />
          <TextField label={t('lastName')} isRequired maxLength={60} {...form.getInputProps('lastName')} />
          <SelectField<string>
            label={t('gender')}
            choices={staffGenders.map((value) => ({ value, label: t(`genderName.${value}`) }))}
            {...form.getInputProps('gender')}
          />
          <TextField label={t('email')} type="email" maxLength={200} {...form.getInputProps('email')} />
          <PhoneField label={t('phone')} {...form.getInputProps('contactNo')} />
          <PhoneField label={t('emergencyContactNo')} {...form.getInputProps('emergencyContactNo')} />
          <DateField label={t('birthDate')} to={today()} {...form.getInputProps('birthDate')} />
          <SelectField<string>
            label={t('bloodGroup')}
            choices={wordChoices(staffBloodGroups)}
            {...form.getInputProps('bloodGroup')}
          />
          <SelectField<string>
            label={t('maritalStatus')}
            choices={wordChoices(staffMaritalStatuses)}
            {...form.getInputProps('maritalStatus')}
          />
          <TextField label={t('fatherName')} maxLength={120} {...form.getInputProps('fatherName')} />
          <TextField label={t('motherName')} maxLength={120} {...form.getInputProps('motherName')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <TextAreaField
            label={t('currentAddress')}
            rows={2}
            maxLength={500}
            {...form.getInputProps('currentAddress')}
          />
          <TextAreaField
            label={t('permanentAddress')}
            rows={2}
            maxLength={500}
            {...form.getInputProps('permanentAddress')}
          />
        </SimpleGrid>
      </Stack>
    </FormSection>
  );
}

/** Role, place, days and pay. */
export function EmploymentSection({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('staff');
  const { user } = useSignedIn();
  const roles = useRoleChoices();
  const departments = useMasterChoices(department);
  const designations = useMasterChoices(designation);
  const specializations = useMasterChoices(specialization);
  const given = roles.choices.filter(({ value }) => mayGiveRole(user.roleId, value));
  return (
    <FormSection title={t('employment')}>
      <Stack gap="md">
        <SimpleGrid cols={columns} spacing="md">
          <SelectField<number>
            label={t('role')}
            isRequired
            choices={given}
            isLoading={roles.isLoading}
            {...form.getInputProps('roleId')}
          />
          <SelectField<number>
            label={t('department')}
            isRequired
            {...departments}
            {...form.getInputProps('departmentId')}
          />
          <SelectField<number>
            label={t('designation')}
            isRequired
            {...designations}
            {...form.getInputProps('designationId')}
          />
          <SelectField<number>
            label={t('specialization')}
            {...specializations}
            {...form.getInputProps('specializationId')}
          />
          <TextField label={t('qualification')} maxLength={200} {...form.getInputProps('qualification')} />
          <TextField label={t('workExperience')} maxLength={200} {...form.getInputProps('workExperience')} />
          <SelectField<string>
            label={t('contactType')}
            choices={wordChoices(contractTypes)}
            {...form.getInputProps('contractType')}
          />
          <TextField label={t('workShift')} maxLength={60} {...form.getInputProps('workShift')} />
          <TextField label={t('location')} maxLength={120} {...form.getInputProps('location')} />
          <DateField label={t('dateOfJoining')} {...form.getInputProps('dateOfJoining')} />
          <DateField label={t('dateOfLeaving')} {...form.getInputProps('dateOfLeaving')} />
          <MoneyField label={t('basicSalary')} {...form.getInputProps('basicSalary')} />
          <TextField label={t('payscale')} maxLength={60} {...form.getInputProps('payscale')} />
          <TextField label={t('epfNo')} maxLength={30} {...form.getInputProps('epfNo')} />
        </SimpleGrid>
        <TextAreaField label={t('note')} rows={2} maxLength={2000} {...form.getInputProps('note')} />
      </Stack>
    </FormSection>
  );
}

/** Where the salary goes. */
export function BankSection({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('staff');
  return (
    <FormSection title={t('bank')}>
      <SimpleGrid cols={columns} spacing="md">
        <TextField label={t('accountTitle')} maxLength={120} {...form.getInputProps('accountTitle')} />
        <TextField label={t('bankName')} maxLength={120} {...form.getInputProps('bankName')} />
        <TextField label={t('ifscCode')} maxLength={11} {...form.getInputProps('ifscCode')} />
        <TextField label={t('bankBranch')} maxLength={120} {...form.getInputProps('bankBranch')} />
        <TextField label={t('bankAccountNo')} maxLength={30} {...form.getInputProps('bankAccountNo')} />
      </SimpleGrid>
    </FormSection>
  );
}

/** The part of what is earned that is the doctor's, by kind of work. */
export function ShareSection({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('staff');
  return (
    <FormSection title={t('shares')}>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        <PercentField label={t('opdShare')} max={100} {...form.getInputProps('opdShare')} />
        <PercentField label={t('ipdShare')} max={100} {...form.getInputProps('ipdShare')} />
        <PercentField label={t('otShare')} max={100} {...form.getInputProps('otShare')} />
        <PercentField label={t('othersShare')} max={100} {...form.getInputProps('othersShare')} />
      </SimpleGrid>
    </FormSection>
  );
}
