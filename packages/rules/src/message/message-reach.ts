// Roles that a message reaches: those it is mapped to, once it is published, while it is active (R147, Q175).
import type { CalendarDate } from '../stay/hospital-day.ts';

/** Facts that decide which roles a message reaches. */
export interface MessageReach {
  readonly publishDate: CalendarDate;
  readonly isActive: boolean;
  readonly roleIds: readonly number[];
}

/** The roles that see the message on a day. */
export function reachedRoles({ publishDate, isActive, roleIds }: MessageReach, today: CalendarDate): readonly number[] {
  return isActive && publishDate <= today ? roleIds : [];
}

/** Returns the roles that see it after a change and did not before: they are notified. */
export function newlyReachedRoles(
  before: MessageReach | null,
  after: MessageReach,
  today: CalendarDate,
): readonly number[] {
  const already = new Set(before ? reachedRoles(before, today) : []);
  return reachedRoles(after, today).filter((roleId) => !already.has(roleId));
}
