// Vaccination schedules to begin with, as the law book prints them; a hospital verifies them against the card of its district.
import type { ScheduledDose } from './vaccine-plan.ts';

/** A set of doses under a name; a set that is taken over is data of the tenant from then on. */
export interface StartingSchedule {
  readonly scheduleName: string;
  readonly country: string;
  readonly sourceNote: string;
  readonly lines: readonly ScheduledDose[];
}

type Further = Partial<Pick<ScheduledDose, 'maxDays' | 'minGapDays' | 'sexLimit' | 'isOptional' | 'isLive'>>;

const WEEK = 7;
const MONTH = 30;
const YEAR = 365;
const GAP = 28;

function dose(doseKey: string, minDays: number, further: Further = {}, dueDays = minDays): ScheduledDose {
  const plain = { maxDays: null, minGapDays: null, sexLimit: null, isOptional: false, isLive: false };
  return { doseKey, vaccineCode: doseKey.replace(/-[^-]+$/, ''), minDays, dueDays, ...plain, ...further };
}

/** The same vaccines at each of several ages: BCG-1, BCG-2 and so on. */
function series(vaccine: string, ages: readonly number[], further: Further = {}, first = 1): ScheduledDose[] {
  return ages.map((age, index) =>
    dose(`${vaccine}-${first + index}`, age, {
      ...further,
      minGapDays: index > 0 ? (further.minGapDays ?? GAP) : null,
    }),
  );
}

const firstWeeks = [6 * WEEK, 10 * WEEK, 14 * WEEK];
const VITAMIN_A_GAP = 6 * MONTH;
const vitaminA = [9 * MONTH, ...Array.from({ length: 8 }, (_, index) => 16 * MONTH + index * VITAMIN_A_GAP)];

const national: StartingSchedule = {
  scheduleName: 'Universal Immunization Programme',
  country: 'IN',
  sourceNote: 'Ministry of Health and Family Welfare; verify the current card and the list of the district',
  lines: [
    dose('BCG-1', 0),
    dose('OPV-0', 0),
    dose('HEPB-0', 0, { maxDays: 1 }),
    ...series('OPV', firstWeeks),
    ...series('PENTA', firstWeeks),
    ...series('ROTA', firstWeeks),
    ...series('FIPV', [6 * WEEK, 14 * WEEK, 9 * MONTH]),
    ...series('PCV', [6 * WEEK, 14 * WEEK, 9 * MONTH]),
    ...series('MR', [9 * MONTH, 16 * MONTH], { isLive: true }),
    ...series('JE', [9 * MONTH, 16 * MONTH], { isLive: true, isOptional: true }),
    ...series('VITA', vitaminA, { minGapDays: VITAMIN_A_GAP, maxDays: 5 * YEAR }),
    dose('OPV-B', 16 * MONTH, { minGapDays: GAP }),
    dose('DPT-B1', 16 * MONTH),
    dose('DPT-B2', 5 * YEAR, { minGapDays: GAP }),
    ...series('TD', [10 * YEAR, 16 * YEAR]),
  ],
};

const academy: StartingSchedule = {
  scheduleName: 'Indian Academy of Pediatrics',
  country: 'IN',
  sourceNote: 'As published 2020-21; verify',
  lines: [
    dose('BCG-1', 0),
    dose('OPV-0', 0),
    dose('HEPB-1', 0),
    ...series('DTP', firstWeeks),
    ...series('IPV', firstWeeks),
    ...series('HEPB', firstWeeks, {}, 2),
    ...series('HIB', firstWeeks),
    ...series('ROTA', firstWeeks),
    ...series('PCV', firstWeeks),
    ...series('INFLUENZA', [6 * MONTH, 7 * MONTH]),
    dose('TYPHOID-1', 6 * MONTH, { maxDays: null }),
    ...series('MMR', [9 * MONTH, 15 * MONTH, 4 * YEAR], { isLive: true }),
    ...series('HEPA', [12 * MONTH, 18 * MONTH], { minGapDays: 6 * MONTH }),
    ...series('VARICELLA', [15 * MONTH, 18 * MONTH], { isLive: true }),
    dose('PCV-B', 15 * MONTH, { minGapDays: GAP }),
    ...['DTP', 'IPV', 'HIB'].map((vaccine) => dose(`${vaccine}-B1`, 16 * MONTH, { minGapDays: GAP })),
    ...['DTP', 'IPV'].map((vaccine) => dose(`${vaccine}-B2`, 4 * YEAR, { minGapDays: GAP })),
    dose('TDAP-1', 10 * YEAR),
    ...series('HPV', [10 * YEAR, 10 * YEAR + 6 * MONTH], { minGapDays: 6 * MONTH }),
  ],
};

/** Sets that a tenant may take over. */
export const startingSchedules: readonly StartingSchedule[] = [national, academy];
