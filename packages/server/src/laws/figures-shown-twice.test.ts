// A figure on several screens is the same everywhere: a catalogue of its places, tested in two busy hospitals.
import { beforeAll, describe, expect, it } from 'vitest';
import { readPlaces } from '../../test-support/figures/compare-figures.ts';
import { departmentFigures } from '../../test-support/figures/department-figures.ts';
import { openDemoTenant } from '../../test-support/figures/figure-hospitals.ts';
import type { FigureHost } from '../../test-support/figures/figure-host.ts';
import { makeLivelyDay } from '../../test-support/figures/lively-day.ts';
import { moneyFigures } from '../../test-support/figures/money-figures.ts';
import { stayFigures } from '../../test-support/figures/stay-figures.ts';
import { dayOf } from '../../test-support/patient/opd-day.ts';
import { DEMO_MOMENT, seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';

const parts = useTestApp();
const demo = useTestApp({}, seededTemplate);
const figures = Object.entries({ ...moneyFigures, ...stayFigures, ...departmentFigures });

/** Figures of the dashboard for today: the demo's today is over. */
const ofToday = ['received today', 'refunded today', 'money of today', 'admitted today', 'discharged today'];
const inSeries = ['admitted in 14 days', 'discharged in 14 days'];
/** Figures that are above zero in one of the hospitals. */
const proven = new Set<string>();
/** Neither hospital has any. */
const none = ['documents under the tabs of stays'];

/** The places agree with the first of them. */
async function expectOne(host: FigureHost, [name, places]: (typeof figures)[number]) {
  const found = await readPlaces(host, places);
  const [first = 0] = Object.values(found);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((place) => [place, first])));
  if (first !== 0) proven.add(name);
}

describe('a figure that several screens show, after a day at every desk', () => {
  let host: FigureHost;
  beforeAll(async () => {
    host = { tenant: await makeLivelyDay(parts), hospitalId: 1, today: dayOf() };
  }, 60_000);
  it.each(figures)('is one: %s (Q255, FI026)', (name, places) => expectOne(host, [name, places]));
});

describe('a figure that several screens show, in a hospital of the demo', () => {
  let host: FigureHost;
  beforeAll(async () => {
    const today = DEMO_MOMENT.toISOString().slice(0, 10);
    host = { tenant: await openDemoTenant(demo, 'demo'), hospitalId: 1, today };
  });
  const timeless = figures.filter(([name]) => !ofToday.includes(name) && !inSeries.includes(name));
  it.each(timeless)('is one: %s (Q255, FI026)', (name, places) => expectOne(host, [name, places]));
});

it('every figure of the catalogue is above zero in one of the hospitals (Q255)', () => {
  expect(figures.map(([name]) => name).filter((name) => !proven.has(name))).toEqual(none);
});
