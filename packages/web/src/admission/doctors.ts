// The doctors of the tenant as choices (R163, Q04: none is left out).

import type { OutputOf } from '@charaka/contract/endpoint';
import { listStaff } from '@charaka/contract/staff';
import { DOCTOR_ROLE_ID } from '@charaka/rules/permission';
import { isEqualTo } from '../kernel/filters.ts';
import { useAnswer } from '../kernel/use-answer.ts';

/** A doctor as the staff list has one. */
export type Doctor = OutputOf<typeof listStaff>['rows'][number];

const freshMilliseconds = 5 * 60_000;

/** All active doctors by name; what tells two alike apart stands behind the name. */
export function useDoctors() {
  const input = {
    pageNumber: 1,
    pageSize: 0,
    filterParams: [isEqualTo('roleId', DOCTOR_ROLE_ID)],
  };
  const answer = useAnswer('staff', listStaff, input, { freshMilliseconds });
  const rows = (answer.data?.rows ?? []).filter((row) => row.isActive);
  const choices = rows
    .map((row) => ({
      value: row.staffId,
      label: row.specializationName ? `${row.fullName} (${row.specializationName})` : row.fullName,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return { rows, choices, isLoading: answer.isPending };
}
