// Plans of made-up histories against a table checked by hand: which doses count, which are due, and when (OP034).
import { describe, expect, it } from 'vitest';
import { daysAfter, daysBetween } from '../stay/hospital-day.ts';
import { startingSchedules } from './starting-schedules.ts';
import { doseFault, type GivenDose, nextVisitDay, vaccinePlan } from './vaccine-plan.ts';

const bornOn = '2026-01-01';
const schedule = startingSchedules[0]?.lines ?? [];
const vaccineOf = (doseKey: string) => schedule.find((line) => line.doseKey === doseKey)?.vaccineCode ?? doseKey;

/** 'PENTA-1@42 PENTA-2@70': doses by the day of life on which they were given. */
function historyOf(text: string): GivenDose[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [doseKey = '', age = '0'] = one.split('@');
      return { doseKey, vaccineCode: vaccineOf(doseKey), givenOn: daysAfter(bornOn, Number(age)) };
    });
}

/** Returns the planned state of one dose, and the day of life on which it was given or is due. */
function planned(history: string, today: number, doseKey: string, sex = 'F'): string {
  const plan = vaccinePlan({ bornOn, sex }, schedule, historyOf(history), daysAfter(bornOn, today));
  const line = plan.find((one) => one.doseKey === doseKey);
  return line ? `${line.state} ${daysBetween(bornOn, line.givenOn ?? line.dueOn)}` : 'none';
}

// History, age in days, dose, what is expected.
const cases: readonly (readonly [history: string, today: number, doseKey: string, expected: string])[] = [
  ['', 0, 'BCG-1', 'Due 0'],
  ['', 0, 'HEPB-0', 'Due 0'],
  ['', 1, 'HEPB-0', 'Due 0'],
  ['', 2, 'HEPB-0', 'TooLate 0'],
  ['', 0, 'PENTA-1', 'Later 42'],
  ['', 41, 'PENTA-1', 'Later 42'],
  ['', 42, 'PENTA-1', 'Due 42'],
  ['', 70, 'PENTA-1', 'Due 42'],
  ['', 71, 'PENTA-1', 'Overdue 42'],
  ['', 0, 'PENTA-2', 'Later 70'],
  ['', 42, 'PENTA-2', 'Later 70'],
  // A child late for the first dose waits four weeks for the second, and four more for the third.
  ['', 60, 'PENTA-2', 'Later 88'],
  ['', 60, 'PENTA-3', 'Later 116'],
  ['BCG-1@0', 1, 'BCG-1', 'Given 0'],
  ['BCG-1@30', 31, 'BCG-1', 'Given 30'],
  ['PENTA-1@42', 43, 'PENTA-1', 'Given 42'],
  ['PENTA-1@42', 43, 'PENTA-2', 'Later 70'],
  ['PENTA-1@60', 61, 'PENTA-2', 'Later 88'],
  ['PENTA-1@60', 88, 'PENTA-2', 'Due 88'],
  ['PENTA-1@60', 117, 'PENTA-2', 'Overdue 88'],
  // Four days of grace before the least age, and before the gap.
  ['PENTA-1@38', 39, 'PENTA-1', 'Given 38'],
  ['PENTA-1@37', 39, 'PENTA-1', 'Later 65'],
  ['PENTA-1@37', 65, 'PENTA-1', 'Due 65'],
  ['PENTA-1@42 PENTA-2@66', 70, 'PENTA-2', 'Given 66'],
  ['PENTA-1@45 PENTA-2@68', 70, 'PENTA-2', 'Later 96'],
  ['PENTA-1@42 PENTA-2@65', 70, 'PENTA-2', 'Later 93'],
  ['PENTA-1@42 PENTA-2@65 PENTA-2@93', 94, 'PENTA-2', 'Given 93'],
  ['PENTA-1@42 PENTA-2@65 PENTA-2@93', 94, 'PENTA-3', 'Later 121'],
  ['PENTA-1@42 PENTA-2@70 PENTA-3@98', 99, 'PENTA-3', 'Given 98'],
  ['OPV-0@0', 10, 'OPV-1', 'Later 42'],
  ['OPV-0@0 OPV-1@42', 43, 'OPV-2', 'Later 70'],
  ['OPV-1@42 OPV-2@70 OPV-3@98', 200, 'OPV-B', 'Later 480'],
  ['OPV-1@400 OPV-2@430 OPV-3@470', 471, 'OPV-B', 'Later 498'],
  ['PCV-1@42 PCV-2@98', 100, 'PCV-3', 'Later 270'],
  ['', 269, 'MR-1', 'Later 270'],
  ['', 270, 'MR-1', 'Due 270'],
  ['', 300, 'MR-2', 'Later 480'],
  ['MR-1@270', 470, 'MR-2', 'Later 480'],
  ['MR-1@470', 471, 'MR-2', 'Later 498'],
  ['MR-1@470', 498, 'MR-2', 'Due 498'],
  // Two live vaccines on one day, or four weeks apart, without grace.
  ['MR-1@270', 270, 'JE-1', 'Due 270'],
  ['MR-1@270', 271, 'JE-1', 'Later 298'],
  ['MR-1@270 JE-1@270', 271, 'JE-1', 'Given 270'],
  ['MR-1@270 JE-1@297', 300, 'JE-1', 'Later 325'],
  ['MR-1@270 JE-1@298', 300, 'JE-1', 'Given 298'],
  ['VITA-1@270', 271, 'VITA-2', 'Later 480'],
  ['VITA-1@400', 401, 'VITA-2', 'Later 580'],
  ['', 1826, 'VITA-9', 'TooLate 1740'],
  ['DPT-B1@480', 481, 'DPT-B2', 'Later 1825'],
  ['', 3650, 'TD-1', 'Due 3650'],
  ['TD-1@5840', 5841, 'TD-2', 'Later 5868'],
];

describe('the plan of vaccinations', () => {
  it.each(cases)('after %j on day %i of life says of %s: %s (OP034)', (history, today, doseKey, expected) => {
    expect(planned(history, today, doseKey)).toBe(expected);
  });

  it('says what is wrong with a dose (OP034)', () => {
    const fault = (history: string, dose: string) => {
      const [one] = historyOf(dose);
      return one && doseFault(bornOn, schedule, historyOf(history), one);
    };
    expect(fault('', 'PENTA-1@37')).toBe('TooEarly');
    expect(fault('', 'PENTA-1@38')).toBeNull();
    expect(fault('PENTA-1@45', 'PENTA-2@68')).toBe('GapTooShort');
    expect(fault('MR-1@270', 'JE-1@297')).toBe('LiveTooClose');
    expect(fault('', 'RABIES-1@1')).toBeNull();
  });

  it('leaves out what is for the other sex, and tells the day of the next visit without what is optional (OP034)', () => {
    const forGirls = schedule.map((line) => (line.doseKey === 'TD-1' ? { ...line, sexLimit: 'F' as const } : line));
    const plan = (sex: string) => vaccinePlan({ bornOn, sex }, forGirls, [], bornOn).map(({ doseKey }) => doseKey);
    expect(plan('F')).toContain('TD-1');
    expect(plan('M')).not.toContain('TD-1');
    const onlyJe = schedule.filter(({ vaccineCode }) => vaccineCode === 'JE');
    expect(nextVisitDay(vaccinePlan({ bornOn, sex: 'F' }, onlyJe, [], bornOn))).toBeNull();
    expect(nextVisitDay(vaccinePlan({ bornOn, sex: 'F' }, schedule, [], bornOn))).toBe(bornOn);
  });

  it('has no dose twice in a starting schedule', () => {
    for (const { lines } of startingSchedules)
      expect(new Set(lines.map(({ doseKey }) => doseKey)).size).toBe(lines.length);
  });
});
