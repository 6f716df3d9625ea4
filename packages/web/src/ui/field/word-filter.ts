// Which options of a select fit what is typed: those in which it begins a word.

import type { ComboboxParsedItem } from '@mantine/core';

/** Input of the filter of a select. */
interface Filtered<V extends string | number> {
  readonly options: ComboboxParsedItem<V>[];
  readonly search: string;
  readonly limit: number;
}

const isWordLetter = /[\p{L}\p{M}\p{N}]/u;

/** True where the label has what is typed at the beginning of a word: "male" is no part of "Female ward" here (ux M5). */
export function beginsWord(label: string, typed: string): boolean {
  const text = label.toLowerCase();
  const wanted = typed.trim().toLowerCase();
  if (!isWordLetter.test(wanted.charAt(0))) return text.includes(wanted);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || !isWordLetter.test(text.charAt(at - 1))) return true;
  return false;
}

/** The options of a select without groups that fit, in their order. */
export function filterByWords<V extends string | number>({
  options,
  search,
  limit,
}: Filtered<V>): ComboboxParsedItem<V>[] {
  return options.filter((option) => 'label' in option && beginsWord(option.label, search)).slice(0, limit);
}
