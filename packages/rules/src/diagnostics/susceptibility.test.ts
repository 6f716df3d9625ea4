// Categories by limits of each guideline: where they cross, where only S has a limit, where a higher dose is effective.
import { expect, it } from 'vitest';
import { areLimitsCrossed, type Breakpoint, categoryOf, readMeasure } from './susceptibility.ts';

const mic: Breakpoint = {
  breakpointId: 1,
  antibioticId: 1,
  organismId: null,
  specimenTypeId: null,
  method: 'Mic',
  cascadeAfterId: null,
  guideline: 'CLSI',
  guidelineVersion: 'M100',
  validFrom: '2026-01-01',
  susceptibleLimit: 2,
  resistantLimit: 16,
  isResistantAtLimit: true,
  isDoseDependent: false,
};

function categories(by: Breakpoint, ...typed: string[]) {
  return typed.map((one) => {
    const read = readMeasure(one);
    return read.kind === 'value' ? categoryOf(read.value, by) : undefined;
  });
}

it('between the limits is I, or SDD where a higher dose is effective (LB060, LB061)', () => {
  expect(categories(mic, '2', '4', '8', '16', '<=2', '>8', '>=16')).toEqual(['S', 'I', 'I', 'R', 'S', null, 'R']);
  expect(categories({ ...mic, isDoseDependent: true }, '2', '4', '16')).toEqual(['S', 'SDD', 'R']);
});

it('without a limit for R, what is not S is NS (LB060)', () => {
  const only = { ...mic, resistantLimit: null };
  expect(categories(only, '2', '<=2', '4', '>2', '>=2', '<=4')).toEqual(['S', 'S', 'NS', 'NS', null, null]);
  const zone = { ...only, method: 'Disk' as const, susceptibleLimit: 20 };
  expect(categories(zone, '20', '19', '<20', '>=20')).toEqual(['S', 'NS', 'NS', 'S']);
});

it('limits that cross judge nothing (LB061)', () => {
  const crossed = [
    [mic, false],
    [{ ...mic, susceptibleLimit: 16, resistantLimit: 4 }, true],
    [{ ...mic, susceptibleLimit: 4, resistantLimit: 4 }, true],
    [{ ...mic, susceptibleLimit: 4, resistantLimit: 4, isResistantAtLimit: false }, false],
    [{ ...mic, method: 'Disk' as const, susceptibleLimit: 20, resistantLimit: 14 }, false],
    [{ ...mic, method: 'Disk' as const, susceptibleLimit: 14, resistantLimit: 20 }, true],
  ] as const;
  expect(crossed.map(([by]) => areLimitsCrossed(by))).toEqual(crossed.map(([, isCrossed]) => isCrossed));
  expect(categories({ ...mic, susceptibleLimit: 16, resistantLimit: 4 }, '8')).toEqual([null]);
});
