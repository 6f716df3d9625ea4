// Accepted names of persons and places, in any script (Q244), and the sex that a salutation implies.

// Marks and join controls belong to the letters of Indian scripts. Each pattern wants at least one letter.
const PERSON_NAME_PATTERN = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}. '‘’ʼ-]+$/u;
const PLACE_NAME_PATTERN = /^(?=.*\p{L})[\p{L}\p{M}\p{Nd}\p{Join_Control}. '‘’ʼ(),/-]+$/u;
/** Baby of, son of, daughter of, wife of, care of: before the name of another. */
const OF_ANOTHER = /^[BSDWC]\/O\.? +(?=\p{L})/iu;
/** Children who have no name yet are numbered. */
const NUMBERED_CHILD = /(?<![\p{L}\p{M}])(Baby|Twin|Triplet)[ -]?\d{1,2}(?![\p{L}\p{M}\d])/giu;

// Without the point: whole words as Master have none where a hospital writes them rightly.
const MALE_SALUTATIONS: readonly string[] = ['Mr', 'Master', 'Md', 'Sk'];
const FEMALE_SALUTATIONS: readonly string[] = ['Mrs', 'Miss', 'Ms'];

/** A name of a person, or a part of one: D'Souza, Mary-Ann, B/O Sita, Baby 2, কৃষ্ণা দাস (R224, R225, R236, Q244). */
export function isPersonName(text: string): boolean {
  return PERSON_NAME_PATTERN.test(text.replace(OF_ANOTHER, '').replace(NUMBERED_CHILD, '$1'));
}

/** A city or another place: letters, digits, spaces, dots, hyphens, apostrophes, brackets, commas, slashes (R234, Q244). */
export function isPlaceName(text: string): boolean {
  return PLACE_NAME_PATTERN.test(text);
}

/** The parts of a name in one piece, with single blanks; a person may have one name alone (Q244). */
export function nameInOne(...parts: readonly (string | null | undefined)[]): string {
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The sex a salutation sets, as stored, or null when the user has to choose (R245, Q202, Q203). */
export function sexOfSalutation(salutation: string): 'M' | 'F' | null {
  const title = salutation.replace(/\.$/, '');
  if (MALE_SALUTATIONS.includes(title)) return 'M';
  return FEMALE_SALUTATIONS.includes(title) ? 'F' : null;
}
