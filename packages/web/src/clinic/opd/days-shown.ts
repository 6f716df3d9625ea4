// The OPD days on the home page of a user: a doctor sees the own one, as in the queue (Q272).
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';

interface Reader {
  readonly roleId: number;
  readonly staffId?: number | null | undefined;
}

/** All days, or those of the doctor who reads without the right to see the queues of others. */
export function daysShownTo<Day extends { readonly doctorId: number }>(
  { roleId, staffId }: Reader,
  seesAllQueues: boolean,
  days: readonly Day[],
): readonly Day[] {
  if (roleId !== DOCTOR_ROLE_ID || seesAllQueues) return days;
  return days.filter(({ doctorId }) => doctorId === staffId);
}
