// Proves what the header search finds and what belongs to an open submenu.
import { areas } from '@charaka/contract/composition/areas';
import { menu } from '@charaka/contract/composition/menu';
import { openParts } from '@charaka/contract/composition/open-parts';
import { describe, expect, it } from 'vitest';
import { entryHere, isOwnGroup, isWithin, linksOf, type MenuEntry, matchingEntries } from './menu-entries.ts';

const entries = Array.from({ length: 12 }, (_, index) => ({ path: `p${index}`, title: `Ward list ${index}` }));

describe('the header search', () => {
  it('matches titles by substring, whatever the case (R110)', () => {
    expect(matchingEntries(entries, 'LIST 11')).toEqual([{ path: 'p11', title: 'Ward list 11' }]);
  });
  it('lists at most 8 (R109)', () => {
    expect(matchingEntries(entries, 'ward')).toHaveLength(8);
  });
  it('finds nothing for nothing', () => {
    expect(matchingEntries(entries, '  ')).toEqual([]);
  });
});

const bedTypes: MenuEntry = { type: 'link', path: 'beds/type', title: 'Bed types', icon: '', children: [] };
const lists: MenuEntry = {
  type: 'sub',
  path: 'beds#lists',
  title: 'Lists',
  icon: '',
  isHeadingOnly: true,
  children: [bedTypes],
};
const beds: MenuEntry = { type: 'sub', path: 'beds', title: 'Beds', icon: '', children: [lists] };
const help: MenuEntry = { type: 'extTabLink', path: 'https://help.example', title: 'Help', icon: '', children: [] };

describe('the levels of the menu', () => {
  it('hold links at every level; pages elsewhere and mere openers are no links (R110, R112, R113)', () => {
    expect(linksOf([beds, help]).map(({ path }) => path)).toEqual(['beds', 'beds/type']);
  });
  it('are open where the address is (R128)', () => {
    expect(isWithin('beds/type', lists)).toBe(true);
    expect(isWithin('beds/type/7', beds)).toBe(true);
    expect(isWithin('bedside', beds)).toBe(false);
  });
  it('show one entry as the present one: of an address and one below it the one that goes further (R128)', () => {
    const ledger: MenuEntry = { ...bedTypes, path: 'finance' };
    const documents: MenuEntry = { ...bedTypes, path: 'finance/gst' };
    expect(entryHere('finance/gst', [ledger, documents])).toBe(documents);
    expect(entryHere('finance/22', [ledger, documents])).toBe(ledger);
    expect(entryHere('finances', [ledger, documents])).toBeUndefined();
  });
});

it('shows every screen of the menu by a picture of its own, once its area is finished', () => {
  const finished = areas.filter(({ name }) => !openParts.includes(name));
  // The reports behind the gallery share one.
  const shown = finished.flatMap(({ menu = [] }) => menu).filter(({ isInGallery }) => !isInGallery);
  const icons = shown.map(({ icon }) => icon);
  expect(icons.filter((icon, place) => icons.indexOf(icon) !== place)).toEqual([]);
});

describe('the groups of the menu', () => {
  it('are the own ones of a user who writes on half of their screens, or on three (Q276)', () => {
    expect(isOwnGroup(1, 2)).toBe(true);
    expect(isOwnGroup(4, 9)).toBe(true);
    expect(isOwnGroup(2, 9)).toBe(false);
    expect(isOwnGroup(0, 0)).toBe(false);
  });

  it('hold at most 12 screens; those that are set up have a department each (Q276)', () => {
    const items = menu.flatMap((heading) => heading.items);
    const counts = Map.groupBy(
      items.filter(({ department, isInGallery }) => !department && !isInGallery),
      ({ group }) => group,
    );
    expect([...counts].filter(([, screens]) => screens.length > 12)).toEqual([]);
    const setup = items.filter(({ group }) => group === 'Setup');
    expect(setup.filter(({ department }) => !department).map(({ path }) => path)).toEqual([]);
  });

  it('leave the headings of rights and of the documented menu call as they are (Q276)', () => {
    expect(menu.map(({ title }) => title)).toEqual([
      'Patients',
      'TPA',
      'Charges',
      'Pharmacy',
      'Finance',
      'Human Resource',
      'Communication',
      'Settings',
      'Reports',
    ]);
  });
});
