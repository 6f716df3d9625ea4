// The doctors of the hospital: the first ten, those matching the typed text, and one by id (R163, R297, Q04).

import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { useQueryClient } from '@tanstack/react-query';
import { containsInAny, isEqualTo, onlyActive } from '../../kernel/filters.ts';
import { answerKey, useAnswer } from '../../kernel/use-answer.ts';

/** A doctor as the staff list has one. */
type Doctor = OutputOf<typeof listStaff>['rows'][number];

const freshMilliseconds = 5 * 60_000;
const onlyDoctors = isEqualTo('roleId', DOCTOR_ROLE_ID);

/** At most ten active doctors by name, of those whose name or speciality holds the text. */
export function useDoctorsFound(typed: string) {
  const filterParams = [...containsInAny(['fullName', 'specializationName'], typed), onlyDoctors, onlyActive];
  const input = { worksHere: true, pageNumber: 1, pageSize: 10, filterParams };
  const answer = useAnswer(staffTopic, listStaff, input, { freshMilliseconds });
  return { rows: answer.data?.rows ?? [], isLoading: answer.isPending };
}

const inputOfOne = (staffId: number): InputOf<typeof listStaff> => ({
  pageNumber: 1,
  pageSize: 1,
  filterParams: [isEqualTo('staffId', staffId)],
});

/** The doctor of that number, also one who is not in use any more; undefined without a number and until it is known. */
export function useDoctor(staffId: number | null | undefined): Doctor | undefined {
  const isEnabled = staffId != null;
  const answer = useAnswer(staffTopic, listStaff, inputOfOne(staffId ?? 0), { isEnabled, freshMilliseconds });
  return isEnabled ? answer.data?.rows[0] : undefined;
}

/** Keeps a doctor that was found, so that `useDoctor` knows them without asking. */
export function useKeepDoctor(): (doctor: Doctor) => void {
  const queryClient = useQueryClient();
  return (doctor) => {
    const key = answerKey(staffTopic, listStaff, inputOfOne(doctor.staffId));
    queryClient.setQueryData(key, { rows: [doctor], totalCount: 1, pageNumber: 1 });
  };
}

/** Name and speciality, which tells two alike apart. */
export function doctorLabel({ fullName, specializationName }: Doctor): string {
  return specializationName ? `${fullName} (${specializationName})` : fullName;
}
