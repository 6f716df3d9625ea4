// The person of a booking: a registered patient, or a name and a phone number.
import { getPatient } from '@charaka/contract/people/patient/patient';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { fullName } from '../../people/patient/patient-facts.ts';
import { PatientSearchField } from '../../people/patient/patient-typeahead.tsx';
import { PhoneField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

/** The person as typed; without a number they are not registered yet. */
export interface PersonValues {
  patientId: number | null;
  personName: string;
  phone: string;
}

/** A picked patient brings name and phone along; taken back, they may be typed. */
export function PersonFields<V extends PersonValues>({ form }: { form: UseFormReturnType<V> }) {
  const { t } = useTranslation('opd');
  const [search, setSearch] = useState('');
  const set = (person: PersonValues) => form.setValues(person as Partial<V>);
  const { patientId } = form.values;
  return (
    <>
      {patientId === null ? (
        <PatientSearchField
          label={t('registeredPatient')}
          isFirst
          value={search}
          onPick={(patient, typed) => {
            setSearch(typed);
            if (!patient) return;
            const { patientId: pickedId } = patient;
            const person = {
              patientId: pickedId,
              personName: patient.isRestricted ? '' : fullName(patient),
              phone: '',
            };
            set(person);
            // The phone number is told to those who have to do with the patient; others ask for it.
            call(getPatient, { patient: { patientId: pickedId } }).then(
              ({ patient: known }) => set({ ...person, phone: known.contactNo }),
              () => undefined,
            );
          }}
        />
      ) : (
        <PatientCard
          patientId={patientId}
          onChange={() => {
            setSearch('');
            set({ patientId: null, personName: '', phone: '' });
          }}
        />
      )}
      <Columns cols={{ base: 1, xs: 2 }}>
        <TextField
          label={t('name')}
          isRequired
          isReadOnly={patientId !== null}
          maxLength={120}
          {...form.getInputProps('personName')}
        />
        <PhoneField label={t('phone')} isRequired {...form.getInputProps('phone')} />
      </Columns>
    </>
  );
}
