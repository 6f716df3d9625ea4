// Step 3: who works here and logs in, one after another, each with a role and a first password.

import { department } from '@charaka/contract/foundation/masters/department';
import { designation } from '@charaka/contract/foundation/masters/designation';
import { specialization } from '@charaka/contract/foundation/masters/specialization';
import { addStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { DOCTOR_ROLE_ID, mayGiveRole } from '@charaka/rules/access/permission';
import { PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sealPassword } from '../../foundation/access/seal-password.ts';
import { useRoleChoices } from '../../foundation/staff/staff-filters.tsx';
import {
  atFormFields,
  formOfStaff,
  type StaffForm,
  type StaffFormApi,
  staffFaults,
  staffInput,
} from '../../foundation/staff/staff-form.ts';
import { call, messageOf } from '../../kernel/call.ts';
import { useMasterChoices } from '../../kernel/choices.ts';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { refreshTopics } from '../../kernel/topics.ts';
import { PhoneField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { toastSuccess } from '../../ui/page/toast.ts';
import { NameFields } from './name-fields.tsx';
import { postOf } from './people-form.ts';
import { PeopleTable } from './people-table.tsx';
import { RowForm } from './row-form.tsx';
import { StepButtons, type Ways } from './step-buttons.tsx';
import { useRowForm } from './use-row-form.ts';

const faultsOf = (values: StaffForm) => staffFaults(values, true);

async function sendPerson(values: StaffForm) {
  return call(addStaff, { staff: staffInput(values, await sealPassword(values.password)) });
}

/** Everything else of a member of staff is on their own page later. */
export function PeopleStep(ways: Ways) {
  const { t } = useTranslation('setup');
  const { hospitalId } = useSignedIn();
  const blank = { ...formOfStaff(null, hospitalId), hasLogIn: true };
  const form = useForm<StaffForm>({ initialValues: blank, validate: faultsOf });
  const faults = useFaults(form, faultsOf);
  const { values } = form;
  const rows = useRowForm(ways, values.firstName !== '' || values.lastName !== '');
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: sendPerson,
    onSuccess: (output) => {
      toastSuccess(messageOf(output));
      refreshTopics(queryClient, [staffTopic]);
      form.setValues(blank);
      form.clearErrors();
      rows.focusFirst();
    },
    onError: (error) => form.setErrors(atFormFields(refusedFields(error, 'staff'))),
  });
  return (
    <Stack gap="md">
      <RowForm
        formRef={rows.ref}
        addLabel={t('people.add')}
        isAdding={adding.isPending}
        isBlocked={faults.isBlocked}
        onSubmit={form.onSubmit((typed) => adding.mutate(typed), faults.onFaults)}
      >
        <PostFields form={form} />
        <LogInFields form={form} />
      </RowForm>
      <PeopleTable />
      <StepButtons {...rows.ways} />
    </Stack>
  );
}

const columns = { base: 1, xs: 2, lg: 4 };

function PostFields({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('setup');
  const { user } = useSignedIn();
  const roles = useRoleChoices();
  const departments = useMasterChoices(department);
  const designations = useMasterChoices(designation);
  const specializations = useMasterChoices(specialization);
  const lists = {
    departments: departments.choices,
    designations: designations.choices,
    specializations: specializations.choices,
  };
  return (
    <Columns cols={columns} spacing="md" verticalSpacing="xs">
      <SelectField<number>
        label={t('people.role')}
        isRequired
        choices={roles.choices.filter(({ value }) => mayGiveRole(user.roleId, value))}
        isLoading={roles.isLoading}
        {...form.getInputProps('roleId')}
        onChange={(roleId) => form.setValues(postOf(roleId ?? null, lists))}
      />
      <NameFields form={form} />
      <SelectField<number>
        label={t('people.department')}
        isRequired
        {...departments}
        {...form.getInputProps('departmentId')}
      />
      <SelectField<number>
        label={t('people.designation')}
        isRequired
        {...designations}
        {...form.getInputProps('designationId')}
      />
      {form.values.roleId === DOCTOR_ROLE_ID && (
        <SelectField<number>
          label={t('people.speciality')}
          {...specializations}
          {...form.getInputProps('specializationId')}
        />
      )}
    </Columns>
  );
}

function LogInFields({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('setup');
  return (
    <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
      <TextField label={t('people.email')} type="email" maxLength={200} {...form.getInputProps('email')} />
      <PhoneField label={t('people.phone')} {...form.getInputProps('contactNo')} />
      <PasswordInput
        label={t('people.password')}
        description={t('people.passwordHint')}
        withAsterisk
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('people.showPassword') }}
        {...form.getInputProps('password')}
      />
    </Columns>
  );
}
