// Proves how many rows fill a window.
import { expect, it, vi } from 'vitest';
import { fitRows, keepMeasures, measuresOf } from './fit-rows.ts';

const measures = { around: 350, row: 40 };

it('fills the height of the window with rows, within what is sensible', () => {
  expect(fitRows({ width: 1440, height: 900 }, measures)).toBe(13);
  expect(fitRows({ width: 1440, height: 900 }, { around: 350, row: 32 })).toBe(17);
  expect(fitRows({ width: 1920, height: 1200 }, measures)).toBe(21);
  // A low window scrolls sooner than it turns pages, a wall of screens is not one page.
  expect(fitRows({ width: 1024, height: 500 }, measures)).toBe(8);
  expect(fitRows({ width: 3840, height: 6000 }, measures)).toBe(60);
});

it('asks for as many on a phone, whatever its height: the thumb scrolls', () => {
  expect(fitRows({ width: 360, height: 640 }, measures)).toBe(fitRows({ width: 360, height: 900 }, measures));
});

it('leaves room for what stands above a list that was never drawn, then goes by what it measured each time it is opened', () => {
  const view = { width: 1440, height: 900 };
  const rowsOf = (above?: number) => fitRows(view, measuresOf('/list', 'comfortable', above));
  const kept = new Map<string, string>();
  vi.stubGlobal('window', { innerWidth: view.width });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  // Tabs above, and rows of which some take two lines, still end within the window.
  expect(rowsOf() * 43.1 + 352.5).toBeLessThan(view.height);
  expect(rowsOf(98) * 41 + 450).toBeLessThan(view.height);
  keepMeasures('/list', { around: 300, row: 40 });
  expect(rowsOf(98)).toBe(14);
  vi.unstubAllGlobals();
});
