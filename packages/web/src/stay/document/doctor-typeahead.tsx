// The search for the doctor a document comes from (R461, Q75).

import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { findStaff } from '../admission/find-staff.ts';

interface DoctorTypeaheadProps {
  readonly value: string;
  readonly error?: ReactNode;
  /** The doctor's number, or null while none of the list is chosen; and what stands in the field. */
  onPick(staffId: number | null, text: string): void;
  onBlur?(): void;
}

const lettersBeforeSearch = 3;

async function findDoctors(typed: string, signal: AbortSignal) {
  return (await findStaff(typed, signal, [isEqualTo('roleId', DOCTOR_ROLE_ID)])).map((row) => ({
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
      topic={staffTopic}
      minLetters={lettersBeforeSearch}
      value={value}
      error={error}
      search={findDoctors}
      onPick={onPick}
      {...(onBlur ? { onBlur } : {})}
    />
  );
}
