// The field that chooses a doctor: ten are offered at once, typing finds all others on the server (R297, Q04).

import type { listStaff } from '@charaka/contract/foundation/staff/staff';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { drawByValue } from '../../ui/field/draw-by-value.ts';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { doctorLabel, useDoctor, useDoctorsFound, useKeepDoctor } from './doctors.ts';

type Doctor = OutputOf<typeof listStaff>['rows'][number];

interface DoctorFieldProps extends FieldProps<number | null | undefined> {
  /** Doctors who are chosen elsewhere in the form. */
  readonly taken?: readonly number[];
  /** Hears the whole record of whoever is chosen. */
  readonly onDoctor?: (doctor: Doctor | undefined) => void;
}

const debounceMilliseconds = 300;
/** A search of the server takes no more. */
const mostLetters = 60;

/** The chosen doctor is always among the choices, whoever else is found. */
export const DoctorField = drawByValue(function DoctorField({ taken = [], onDoctor, ...field }: DoctorFieldProps) {
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim().slice(0, mostLetters), debounceMilliseconds);
  const found = useDoctorsFound(asked);
  const chosen = useDoctor(field.value);
  const keep = useKeepDoctor();
  const others = found.rows.filter(({ staffId }) => staffId !== chosen?.staffId && !taken.includes(staffId));
  const offered = chosen ? [chosen, ...others] : others;
  const choose = (staffId: number | null | undefined) => {
    setTyped('');
    const doctor = offered.find((each) => each.staffId === staffId);
    if (doctor) keep(doctor);
    field.onChange?.(staffId);
    onDoctor?.(doctor);
  };
  return (
    <SelectField
      {...field}
      choices={offered.map((doctor) => ({ value: doctor.staffId, label: doctorLabel(doctor) }))}
      isLoading={found.isLoading || asked !== typed.trim()}
      onTyped={setTyped}
      onChange={choose}
    />
  );
});
