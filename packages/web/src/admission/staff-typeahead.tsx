// The search for a member of staff who stands in for a patient's bill (R383, R420).
import { listStaff } from '@charaka/contract/staff';
import { type ReactNode, useState } from 'react';
import { call } from '../kernel/call.ts';
import { TypeaheadField } from '../ui/typeahead-field.tsx';

interface StaffTypeaheadProps {
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  /** The chosen name; '' while nobody of the list is chosen. */
  onPick(name: string): void;
}

const contains = 3;
const mostMatches = 20;

async function findStaff(typed: string, signal: AbortSignal) {
  const filterParams = [{ columnName: 'fullName', filterValue: typed, filterOption: contains }];
  const found = await call(listStaff, { filterParams, pageNumber: 1, pageSize: mostMatches }, { signal });
  return found.rows
    .filter((row) => row.isActive)
    .map((row) => ({
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
      name="staff"
      minLetters={1}
      value={text}
      error={error}
      search={findStaff}
      onPick={(name, typed) => {
        setText(typed);
        onPick(name ?? '');
      }}
    />
  );
}
