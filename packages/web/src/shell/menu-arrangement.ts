// How a user has arranged the menu: which groups are folded, which screens are pinned and in which order (0119).
import type { Desk } from '@charaka/contract/foundation/tenancy/preference';
import { linksOf, type MenuEntry, type MenuSection } from './menu-entries.ts';

/** A menu with more entries than these begins with some of its groups folded. */
const MOST_UNFOLDED = 24;

const countOf = (sections: readonly MenuSection[]) => sections.reduce((sum, { entries }) => sum + entries.length, 0);

/** Whether the entries of a group are folded away: by the user's word, else in a long menu all but the user's own (Q276). */
export function isFolded(title: string, { folded, opened }: Desk, sections: readonly MenuSection[]): boolean {
  if (folded.includes(title)) return true;
  if (opened.includes(title)) return false;
  if (countOf(sections) <= MOST_UNFOLDED) return false;
  const own = sections.filter(({ isOwn }) => isOwn);
  const place = own.findIndex((section) => section.title === title);
  // An administrator works in every group: as many begin open as fit a window.
  return place < 0 || countOf(own.slice(0, place + 1)) > MOST_UNFOLDED;
}

/** The change that folds a group or unfolds it. */
export function withFold(title: string, isFolding: boolean, { folded, opened }: Desk): Pick<Desk, 'folded' | 'opened'> {
  const without = (titles: readonly string[]) => titles.filter((one) => one !== title);
  return {
    folded: isFolding ? [...without(folded), title] : without(folded),
    opened: isFolding ? without(opened) : [...without(opened), title],
  };
}

/** The pinned links that the user may still see, in their order. */
export function pinnedLinks(pins: readonly string[], sections: readonly MenuSection[]): readonly MenuEntry[] {
  const links = linksOf(sections.flatMap(({ entries }) => entries));
  return pins.flatMap((path) => links.find((link) => link.path === path) ?? []);
}

/** The pins with one put on or taken off. */
export function withPin(path: string, isPinned: boolean, pins: readonly string[]): string[] {
  const others = pins.filter((one) => one !== path);
  return isPinned ? [...others, path] : others;
}

/** The pins with one moved to the place of another. */
export function withMoved(path: string, place: number, pins: readonly string[]): string[] {
  const others = pins.filter((one) => one !== path);
  return pins.includes(path) ? others.toSpliced(Math.max(0, place), 0, path) : [...pins];
}
