// Patients the user opened last from the search, by number only: in this tab, deleted at log-out (R090).
const storageKey = 'charaka.recentPeople';

/** As many are told again. */
const MOST_RECENT = 5;

/** Their numbers, the last one first. */
export function recentPeople(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => Number.isInteger(one)).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** Notes that somebody was opened, or that something is done for them. */
export function notePerson(patientId: number): void {
  const others = recentPeople().filter((one) => one !== patientId);
  sessionStorage.setItem(storageKey, JSON.stringify([patientId, ...others].slice(0, MOST_RECENT)));
}
