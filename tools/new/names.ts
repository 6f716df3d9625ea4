// The spellings of a name that is born: change-bed, changeBed, ChangeBed, change_bed, Change bed, and all of them for several.

/** A name in its spellings. */
export type Name = {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
  /** As a sentence begins with it, and inside of one. */
  readonly words: string;
  readonly lower: string;
};

/** Reads a kebab-case name; undefined when it is not one. */
export function nameOf(kebab: string): Name | undefined {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab) ? spelled(kebab.split('-')) : undefined;
}

/** The name of a field, which is written as it stands in the code: dailyRate. Undefined when it is none. */
export function fieldNameOf(camel: string): Name | undefined {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(camel)) return undefined;
  return spelled(camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split('-'));
}

function spelled(parts: readonly string[]): Name {
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const pascal = parts.map(capital).join('');
  return {
    kebab: parts.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: parts.join('_'),
    words: capital(parts.join(' ')),
    lower: parts.join(' '),
  };
}

/** The name of several: ward-categories, diet-plans. */
export function severalOf({ kebab }: Name): Name {
  return spelled(plural(kebab).split('-'));
}

/** The plural of a name's last word: categories, classes, beds. */
function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
