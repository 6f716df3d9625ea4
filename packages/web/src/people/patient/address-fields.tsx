// Address of a patient; another country brings its own states (R248).
import { namesIn } from '@charaka/contract/kernel/record-parts';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries, useStates } from '../../foundation/tenancy/countries.ts';
import { RecordSection } from '../../resource/record-fields.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { CityField } from './city-field.tsx';
import type { PatientFormApi } from './patient-form.ts';
import { usePatientLabel } from './patient-label.ts';

const names = namesIn(patientRecord, 'form', 'address', [
  'addressLineOne',
  'addressLineTwo',
  'countryId',
  'stateId',
  'city',
]);

/** Address, country, state, city and post. */
export function AddressFields({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  const labelOf = usePatientLabel();
  const { countryId, stateId } = form.values;
  // A failure to load countries is only logged; that of states is told (R257, R258).
  const countries = useCountries({ isOnlyLogged: true });
  const states = useStates(countryId);
  const stateRows = countryId === null ? [] : states.data?.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list of states can make the state wrong
  useEffect(() => {
    const isForeign = stateRows && stateId !== null && !stateRows.some((state) => state.stateId === stateId);
    if (isForeign) form.setFieldValue('stateId', null);
  }, [stateRows]);
  const own = {
    countryId: (
      <SelectField
        label={t('country')}
        isRequired
        choices={(countries.data?.rows ?? []).map((row) => ({ value: row.countryId, label: row.countryName }))}
        isLoading={countries.isPending}
        {...form.getInputProps('countryId')}
        onChange={(chosen) => form.setValues({ countryId: chosen ?? null, stateId: null })}
      />
    ),
    stateId: (
      <SelectField
        label={t('state')}
        isRequired
        choices={(stateRows ?? []).map((row) => ({ value: row.stateId, label: row.stateName }))}
        isLoading={states.isFetching}
        {...form.getInputProps('stateId')}
      />
    ),
    city: <CityField label={t('city')} isRequired stateId={stateId} {...form.getInputProps('city')} />,
  };
  return (
    <Columns cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="xs">
      <RecordSection declared={patientRecord} names={names} form={form} labelOf={labelOf} own={own} />
    </Columns>
  );
}
