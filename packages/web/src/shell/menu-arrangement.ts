// How a user has arranged the menu: which headings are folded, which screens are pinned and in which order (0119).
import type { Desk } from '@charaka/contract/foundation/tenancy/preference';
import { linksOf, type MenuEntry, type MenuSection } from './menu-entries.ts';

/** A menu with more entries than these begins with the headings of the office folded. */
const MOST_UNFOLDED = 24;

/** What is set up once and looked at now and then. */
const officeHeadings: readonly string[] = ['Human Resource', 'Communication', 'Settings', 'Reports', 'Help'];

/** Whether the entries of a heading are folded away: by the user's word, else the long menus' office headings. */
export function isFolded(title: string, { folded, opened }: Desk, sections: readonly MenuSection[]): boolean {
  if (folded.includes(title)) return true;
  if (opened.includes(title)) return false;
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  return count > MOST_UNFOLDED && officeHeadings.includes(title);
}

/** The change that folds a heading or unfolds it. */
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
