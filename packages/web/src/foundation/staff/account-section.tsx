// The part of the staff form about the log-in: whether there is one, its first password, and where the user works.

import { listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { PasswordInput, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { StaffFormApi } from './staff-form.ts';

/** A log-in that is there already stays; it is blocked with the whole record, and its password changed by Reset Password. */
export function AccountSection({ form, isNewLogIn }: { form: StaffFormApi; isNewLogIn: boolean }) {
  const { t } = useTranslation('staff');
  const { values } = form;
  return (
    <FormSection title={t('logIn')}>
      <Stack gap="md">
        {isNewLogIn && (
          <SwitchField
            label={t('withLogIn')}
            description={t('withLogInHint')}
            value={values.hasLogIn}
            onChange={(hasLogIn) => form.setFieldValue('hasLogIn', hasLogIn ?? false)}
          />
        )}
        {values.hasLogIn && (
          <Columns cols={{ base: 1, sm: 2 }} spacing="md">
            {isNewLogIn && (
              <PasswordInput
                label={t('initialPassword')}
                description={t('firstPasswordHint')}
                withAsterisk
                autoComplete="new-password"
                visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
                {...form.getInputProps('password')}
              />
            )}
            <WorkplaceField form={form} />
            <SwitchField
              label={t('isHospitalsVisible')}
              description={t('isHospitalsVisibleHint')}
              {...form.getInputProps('isHospitalsVisible')}
            />
          </Columns>
        )}
      </Stack>
    </FormSection>
  );
}

/** The hospitals that whoever fills in the form works in; others the user has stay as they are. */
function WorkplaceField({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('staff');
  const answer = useAnswer(hospitalTopic, listHospitals, { pageNumber: 0, pageSize: 0 });
  const hospitals = answer.data?.rows ?? [];
  const known = new Set(hospitals.map((hospital) => hospital.hospitalId));
  const { value, onChange, ...rest } = form.getInputProps('workHospitalIds');
  const chosen = value as number[];
  return (
    <MultiSelect
      label={t('hospitals')}
      description={t('hospitalsHint')}
      withAsterisk
      data={hospitals.map(({ hospitalId, hospitalName }) => ({ value: String(hospitalId), label: hospitalName }))}
      clearButtonProps={{ 'aria-label': t('clear') }}
      value={chosen.filter((hospitalId) => known.has(hospitalId)).map(String)}
      onChange={(names) => onChange([...chosen.filter((hospitalId) => !known.has(hospitalId)), ...names.map(Number)])}
      {...rest}
    />
  );
}
