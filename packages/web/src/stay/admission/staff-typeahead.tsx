// The search for a member of staff who stands in for a patient's bill (R383, R420).

import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { type ReactNode, useState } from 'react';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { findStaff } from './find-staff.ts';

interface StaffTypeaheadProps {
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  /** The chosen name; '' while nobody of the list is chosen. */
  onPick(name: string): void;
}

async function matchesOf(typed: string, signal: AbortSignal) {
  return (await findStaff(typed, signal)).map((row) => ({
    key: row.staffId,
    label: row.fullName,
    details: [row.designationName, row.departmentName, row.contactNo].filter(Boolean).join(' · '),
    item: row.fullName,
  }));
}

/** Searches from the first letter on. */
export function StaffTypeahead({ label, value, error, onPick }: StaffTypeaheadProps) {
  const [text, setText] = useState(value);
  return (
    <TypeaheadField<string>
      label={label}
      isRequired
      topic={staffTopic}
      minLetters={1}
      value={text}
      error={error}
      search={matchesOf}
      onPick={(name, typed) => {
        setText(typed);
        onPick(name ?? '');
      }}
    />
  );
}
