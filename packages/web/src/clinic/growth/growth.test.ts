// The axes of a growth chart: no two marks read the same, however close the measures are, and no two words of its lines touch.
import { describe, expect, it } from 'vitest';
import { apart, type Growth, monthsOf, scalesOf } from './growth.ts';

const SIZE = { width: 720, height: 360, margin: 52 };

/** The answer for a child measured at these ages in days; no table is in use. */
function growthOf(points: readonly (readonly [at: number, measure: number])[], isByLength = false): Growth {
  const indicator = isByLength ? 'WeightForLength' : 'WeightForAge';
  return {
    patientId: 1,
    birthDate: '2026-01-01',
    indicator,
    isByLength,
    curves: [],
    tables: [],
    points: points.map(([at, measure], index) => ({
      vitalSignSetId: index + 1,
      takenAt: '2026-11-20T09:00:00Z',
      ageDays: at,
      correctedDays: 0,
      at,
      measure,
      addedMm: 0,
      isDoubtful: false,
      isConfirmed: false,
    })),
  };
}

const scales = (...given: Parameters<typeof growthOf>) => {
  const found = scalesOf(growthOf(...given), SIZE);
  if (!found) throw new Error('Nothing is drawn.');
  return found;
};

describe('the axes of a growth chart', () => {
  it.each([
    {
      name: 'a week apart',
      points: [
        [400, 9.2],
        [407, 9.25],
      ] as const,
    },
    { name: 'one measure', points: [[400, 9.2]] as const },
    {
      name: 'at a whole step',
      points: [
        [0, 3],
        [0, 3],
      ] as const,
    },
    {
      name: 'all of childhood',
      points: [
        [0, 3.1],
        [6570, 71],
      ] as const,
    },
  ])('names no month and no weight twice: $name (OP032)', ({ points }) => {
    const { across, up, x, y } = scales(points);
    for (const words of [across.map(monthsOf), up.map((measure) => Math.round(measure * 10) / 10)]) {
      expect(new Set(words).size).toBe(words.length);
      expect(words.length).toBeGreaterThanOrEqual(2);
      expect(words.length).toBeLessThanOrEqual(6);
    }
    for (const [at, measure] of points) {
      expect(x(at)).toBeGreaterThanOrEqual(SIZE.margin);
      expect(x(at)).toBeLessThanOrEqual(SIZE.width - SIZE.margin);
      expect(y(measure)).toBeGreaterThanOrEqual(SIZE.margin);
      expect(y(measure)).toBeLessThanOrEqual(SIZE.height - SIZE.margin);
    }
  });

  it('has marks of whole centimetres where weight is compared by length', () => {
    const { across } = scales(
      [
        [743, 9.2],
        [748, 9.4],
      ],
      true,
    );
    expect(across).toEqual([740, 750]);
  });
});

describe('the words of its lines', () => {
  it('stand apart where the lines end close together, and above the edge', () => {
    expect(apart([60, 100, 140], 20, 308)).toEqual([60, 100, 140]);
    expect(apart([60, 62, 64], 20, 308)).toEqual([60, 80, 100]);
    expect(apart([296, 300, 304], 20, 308)).toEqual([268, 288, 308]);
  });
});
