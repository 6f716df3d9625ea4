// What counts as a name of a person or a city, in any script, and what a salutation says about the sex.

// Marks and join controls belong to the letters of Indian scripts. Each pattern wants at least one letter.
const PERSON_NAME_PATTERN = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}. ]+$/u;
const PLAIN_NAME_PATTERN = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} ]+$/u;
// Cox's Bazar is a city: the apostrophe is allowed, beside what Q197 names.
const CITY_NAME_PATTERN = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}.'’ -]+$/u;

// Without the point: whole words as Master have none where a hospital writes them rightly.
const MALE_SALUTATIONS: readonly string[] = ['Mr', 'Master', 'Md', 'Sk'];
const FEMALE_SALUTATIONS: readonly string[] = ['Mrs', 'Miss', 'Ms'];

/** First, middle or last name: letters, spaces and dots (R224, R225, Q198). */
export function isPersonName(text: string): boolean {
  return PERSON_NAME_PATTERN.test(text);
}

/** Father's, mother's or emergency person's name: letters and spaces only (R236). */
export function isPlainName(text: string): boolean {
  return PLAIN_NAME_PATTERN.test(text);
}

/** City: letters, spaces, dots, hyphens and apostrophes (R234, Q197). */
export function isCityName(text: string): boolean {
  return CITY_NAME_PATTERN.test(text);
}

/** The sex a salutation sets, as stored, or null when the user has to choose (R245, Q202, Q203). */
export function sexOfSalutation(salutation: string): 'M' | 'F' | null {
  const title = salutation.replace(/\.$/, '');
  if (MALE_SALUTATIONS.includes(title)) return 'M';
  return FEMALE_SALUTATIONS.includes(title) ? 'F' : null;
}
