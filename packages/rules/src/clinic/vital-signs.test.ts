// Proves which vital signs can be, and when a weight is too old for a dose.
import { describe, expect, it } from 'vitest';
import { bodyMassIndex, isWeightOld, type VitalSigns, vitalFault } from './vital-signs.ts';

const nothing: VitalSigns = {
  respiratoryRate: null,
  spo2: null,
  systolic: null,
  diastolic: null,
  pulse: null,
  temperatureTenths: null,
  pain: null,
  glucoseMgDl: null,
  weightGrams: null,
  lengthMm: null,
  headMm: null,
  muacMm: null,
};

describe('vital signs', () => {
  it.each([
    [{ weightGrams: 0 }, 'weightGrams'],
    [{ weightGrams: 300_001 }, 'weightGrams'],
    [{ lengthMm: 2501 }, 'lengthMm'],
    [{ systolic: 80, diastolic: 80 }, 'pressure'],
    [{ systolic: 120, diastolic: 80, weightGrams: 300_000, lengthMm: 2500, pain: 0 }, undefined],
    [{ diastolic: 80 }, undefined],
  ])('%j: what cannot be is %s', (change, fault) => {
    expect(vitalFault({ ...nothing, ...change })).toBe(fault);
  });

  it.each([
    [3200, 18, 'weightGrams'],
    [14_999, 70, 'weightGrams'],
    [15_000, 18, undefined],
    [3200, 17, undefined],
    [3200, null, undefined],
  ])('%d g at %s years: what cannot be is %s (OP021)', (weightGrams, ageYears, fault) => {
    expect(vitalFault({ ...nothing, weightGrams }, ageYears)).toBe(fault);
  });

  it('work out the body mass index of weight and length alone', () => {
    expect(bodyMassIndex(61_500, 1620)).toBe(23.4);
    expect(bodyMassIndex(61_500, null)).toBeNull();
  });

  it('have a weight that counts 30 days, of who is under 18 only 7', () => {
    const now = new Date('2026-11-24T10:00:00Z');
    const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect([7, 8].map((days) => isWeightOld(before(days), now, 17))).toEqual([false, true]);
    expect([30, 31].map((days) => isWeightOld(before(days), now, 18))).toEqual([false, true]);
  });
});
