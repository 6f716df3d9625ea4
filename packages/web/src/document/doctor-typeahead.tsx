// The search for the doctor a document comes from (R461, Q75).
import { listStaff } from '@charaka/contract/staff';
import { DOCTOR_ROLE_ID } from '@charaka/rules/permission';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../kernel/call.ts';
import { TypeaheadField } from '../ui/typeahead-field.tsx';

interface DoctorTypeaheadProps {
  readonly value: string;
  readonly error?: ReactNode;
  /** The doctor's number, or null while none of the list is chosen; and what stands in the field. */
  onPick(staffId: number | null, text: string): void;
  onBlur?(): void;
}

const contains = 3;
const isEqualTo = 11;
const mostMatches = 20;
const lettersBeforeSearch = 3;

async function findDoctors(typed: string, signal: AbortSignal) {
  const filterParams = [
    { columnName: 'roleId', filterValue: DOCTOR_ROLE_ID, filterOption: isEqualTo },
    { columnName: 'fullName', filterValue: typed, filterOption: contains },
  ];
  const found = await call(listStaff, { filterParams, pageNumber: 1, pageSize: mostMatches }, { signal });
  return found.rows
    .filter((row) => row.isActive)
    .map((row) => ({
      key: row.staffId,
      label: row.fullName,
      details: [row.specializationName, row.departmentName].filter(Boolean).join(' · '),
      item: row.staffId,
    }));
}

/** Searches from the third letter on, among doctors only. */
export function DoctorTypeahead({ value, error, onPick, onBlur }: DoctorTypeaheadProps) {
  const { t } = useTranslation('document');
  return (
    <TypeaheadField<number>
      label={t('source')}
      isRequired
      name="doctor"
      minLetters={lettersBeforeSearch}
      value={value}
      error={error}
      search={findDoctors}
      onPick={onPick}
      {...(onBlur ? { onBlur } : {})}
    />
  );
}
