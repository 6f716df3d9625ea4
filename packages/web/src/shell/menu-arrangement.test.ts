// Proves how headings fold and pins are put on, taken off and moved.
import { firstDesk } from '@charaka/contract/foundation/tenancy/preference';
import { describe, expect, it } from 'vitest';
import { isFolded, pinnedLinks, withFold, withMoved, withPin } from './menu-arrangement.ts';
import type { MenuSection } from './menu-entries.ts';

const sectionOf = (title: string, count: number): MenuSection => ({
  title,
  entries: Array.from({ length: count }, (_, index) => ({
    type: 'link',
    path: `${title}/${index}`,
    title: `${title} ${index}`,
    icon: '',
    children: [],
  })),
});
const long = [sectionOf('Patients', 20), sectionOf('Settings', 10)];
const short = [sectionOf('Patients', 5), sectionOf('Settings', 2)];

describe('the headings of the menu', () => {
  it('of the office begin folded where the menu is long, all others open', () => {
    expect(['Patients', 'Settings'].map((title) => isFolded(title, firstDesk, long))).toEqual([false, true]);
    expect(isFolded('Settings', firstDesk, short)).toBe(false);
  });
  it('stay as the user has left them', () => {
    const opened = { ...firstDesk, ...withFold('Settings', false, firstDesk) };
    expect(isFolded('Settings', opened, long)).toBe(false);
    const folded = { ...opened, ...withFold('Settings', true, opened) };
    expect(folded).toMatchObject({ folded: ['Settings'], opened: [] });
    expect(isFolded('Settings', folded, short)).toBe(true);
  });
});

describe('pins', () => {
  it('are links the user may see, in their order', () => {
    expect(pinnedLinks(['Settings/1', 'gone', 'Patients/0'], short).map(({ path }) => path)).toEqual([
      'Settings/1',
      'Patients/0',
    ]);
  });
  it('are put on at the end, taken off and moved', () => {
    expect(withPin('c', true, ['a', 'b'])).toEqual(['a', 'b', 'c']);
    expect(withPin('a', false, ['a', 'b'])).toEqual(['b']);
    expect(withMoved('c', 0, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(withMoved('a', 1, ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
    expect(withMoved('x', 0, ['a'])).toEqual(['a']);
  });
});
