// Whether two written names may be one person's: order of the words, initials, left-out middle names and Indian spellings.

/** Spellings that sound alike in Indian names written in Latin letters, each replaced by the simplest. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([bcdgjkpst])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/gu, '$1'],
];
/** A shorter word has no room for a slip: Ram and Rama are two people. */
const SHORTEST_WITH_SLIP = 4;

function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [spelling, simple]) => sound.replace(spelling, simple), word);
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[\s.-]+/u)
    .filter((word) => word !== '');
}

/** Whether one letter more, less or other makes one word of the other. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1);
}

function isWordAlike(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  const [sound, otherSound] = [soundOf(one), soundOf(other)];
  if (sound === otherSound) return true;
  const isLong = Math.min(sound.length, otherSound.length) >= SHORTEST_WITH_SLIP;
  return isLong && isOneSlipApart(sound, otherSound);
}

/**
 * Whether two whole names, without titles, may belong to one person: each word of the name with fewer words has a counterpart
 * of its own in the other. A single initial stands for a word; at least one pair must be more than initials.
 */
export function isSimilarName(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0) return false;
  const left = [...many];
  let isMoreThanInitials = false;
  // Whole words choose first, so that an initial does not take the place of the word it is not meant for.
  for (const word of few.toSorted((a, b) => b.length - a.length)) {
    const exact = left.findIndex((candidate) => candidate.length > 1 && isWordAlike(word, candidate));
    const place = exact >= 0 ? exact : left.findIndex((candidate) => isWordAlike(word, candidate));
    if (place < 0) return false;
    isMoreThanInitials ||= word.length > 1 && (left[place] as string).length > 1;
    left.splice(place, 1);
  }
  return isMoreThanInitials;
}
