// A schedule as text: what is written is read back, and a line that is none is told by its number.
import { describe, expect, it } from 'vitest';
import { readSchedule, scheduleText } from './schedule-text.ts';
import { startingSchedules } from './starting-schedules.ts';

describe('a schedule as text', () => {
  it('reads back as it was written (OP034)', () => {
    for (const { lines } of startingSchedules)
      expect(readSchedule(scheduleText(lines))).toEqual({ lines, badLine: null });
  });

  it('is read with commas too, due at the least age where nothing else is said', () => {
    const { lines } = readSchedule('MMR-1, MMR, 270,,,, f, , yes\n\n');
    expect(lines).toMatchObject([{ doseKey: 'MMR-1', minDays: 270, dueDays: 270, sexLimit: 'F', isLive: true }]);
  });

  it.each([
    'HPV-1\tHPV\t1,200',
    'HPV-1;HPV;3,650',
    'HPV-1,HPV,3,650',
    'HPV-1, HPV, 3,650',
    'HPV-1,HPV,42,365',
    'HPV-1,HPV,1,00',
  ])('refuses a comma that may be inside a number: %j (OP034)', (doubtful) => {
    expect(readSchedule(doubtful)).toEqual({ lines: [], badLine: 1 });
  });

  it('reads a name with a comma where tabs or semicolons separate the columns (OP034)', () => {
    const { lines } = readSchedule('DTP, first\tDTP\t42\nDTP, second;DTP;70;365');
    expect(lines).toMatchObject([
      { doseKey: 'DTP, first', minDays: 42 },
      { doseKey: 'DTP, second', minDays: 70, dueDays: 365 },
    ]);
  });

  it.each(['X-1', 'X-1\tX', 'X-1\tX\tsoon', 'X-1\tX\t5\t-3', 'X-1\tX\t5\t\t\t\tZ', 'X-1\tX\t5\t\t\t\t\tperhaps'])(
    'tells the number of a line that is none: %j',
    (bad) => {
      expect(readSchedule(`BCG-1\tBCG\t0\n${bad}`).badLine).toBe(2);
    },
  );
});
