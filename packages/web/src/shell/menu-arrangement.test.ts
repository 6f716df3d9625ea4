// Proves how groups fold and pins are put on, taken off and moved.
import { firstDesk } from '@charaka/contract/foundation/tenancy/preference-choices';
import { describe, expect, it } from 'vitest';
import { isFolded, pinnedLinks, withFold, withMoved, withPin } from './menu-arrangement.ts';
import type { MenuSection } from './menu-entries.ts';

const sectionOf = (title: string, count: number, isOwn = true): MenuSection => ({
  title,
  isOwn,
  entries: Array.from({ length: count }, (_, index) => ({
    type: 'link',
    path: `${title}/${index}`,
    title: `${title} ${index}`,
    icon: '',
    children: [],
  })),
});
const long = [sectionOf('Clinic', 20), sectionOf('Billing', 10), sectionOf('Setup', 10, false)];
const short = [sectionOf('Clinic', 5), sectionOf('Setup', 2, false)];

describe('the groups of the menu', () => {
  it('begin folded in a long menu but for the own ones that fit a window (Q276)', () => {
    expect(['Clinic', 'Billing', 'Setup'].map((title) => isFolded(title, firstDesk, long))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isFolded('Setup', firstDesk, short)).toBe(false);
  });
  it('stay as the user has left them', () => {
    const opened = { ...firstDesk, ...withFold('Setup', false, firstDesk) };
    expect(isFolded('Setup', opened, long)).toBe(false);
    const folded = { ...opened, ...withFold('Setup', true, opened) };
    expect(folded).toMatchObject({ folded: ['Setup'], opened: [] });
    expect(isFolded('Setup', folded, short)).toBe(true);
  });
});

describe('pins', () => {
  it('are links the user may see, in their order', () => {
    expect(pinnedLinks(['Setup/1', 'gone', 'Clinic/0'], short).map(({ path }) => path)).toEqual([
      'Setup/1',
      'Clinic/0',
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
