// Names of the days of a week in the user's language.

/** The short name of the weekday a day of the calendar falls on. */
export function weekdayName(day: string, language: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(noon);
}

/** A Sunday, to name weekdays by their number. */
const SUNDAY_MS = Date.UTC(2026, 2, 1);

/** The seven weekdays by number, Sunday first, each with its short name. */
export function weekdayChoices(language: string): { value: number; label: string }[] {
  return Array.from({ length: 7 }, (_, value) => {
    const day = new Date(SUNDAY_MS + value * 86_400_000).toISOString().slice(0, 10);
    return { value, label: weekdayName(day, language) };
  });
}
