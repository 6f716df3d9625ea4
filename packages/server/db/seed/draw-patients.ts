// The people of the demo who come as patients; they get their numbers when they first come.
import type { CalendarDate } from '@charaka/rules/stay/hospital-day';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import type { DemoHospital } from './demo-tenants.ts';
import type { Draws } from './draws.ts';
import { type DemoPerson, drawPerson } from './people.ts';

/** A time somebody is in hospital; the end is null while they still are. */
export interface Span {
  readonly from: Date;
  readonly until: Date | null;
}

/** A patient to be; `visits` are their admissions so far. */
export interface DemoPatient extends DemoPerson {
  readonly hospital: DemoHospital;
  readonly phoneCount: number;
  readonly birthDate: CalendarDate;
  readonly ageYears: number;
  readonly isFromOtherState: boolean;
  readonly visits: Span[];
}

const AGES: readonly (readonly [readonly [number, number], number])[] = [
  [[2, 14], 14],
  [[15, 24], 10],
  [[25, 41], 34],
  [[42, 64], 26],
  [[65, 87], 16],
];
const MALE_SHARE = 0.46;
const MALE_SHARE_OF_YOUNG_ADULTS = 0.34;

/** The patients of a hospital; young adults are mostly women, for the maternity ward. */
export function drawPatients(draws: Draws, hospital: DemoHospital, today: CalendarDate): DemoPatient[] {
  return drawMany(draws, hospital, today, { count: hospital.patientCount, after: 0 });
}

/** Those who come to the OPD alone; their phone numbers go on with those of the patients. */
export function drawOutpatients(
  draws: Draws,
  hospital: DemoHospital,
  { today, historyDays }: { readonly today: CalendarDate; readonly historyDays: number },
): DemoPatient[] {
  const count = hospital.walkInsADay * historyDays;
  return drawMany(draws, hospital, today, { count, after: hospital.patientCount });
}

interface Many {
  readonly count: number;
  readonly after: number;
}

function drawMany(draws: Draws, hospital: DemoHospital, today: CalendarDate, { count, after }: Many): DemoPatient[] {
  return Array.from({ length: count }, (_, index) => {
    const [youngest, oldest] = draws.weighted(AGES);
    const sex = draws.happens(youngest === 25 ? MALE_SHARE_OF_YOUNG_ADULTS : MALE_SHARE) ? 'M' : 'F';
    const ageYears = draws.whole(youngest, oldest);
    return {
      ...drawPerson(draws, hospital, sex),
      hospital,
      phoneCount: after + index + 1,
      // Some days past the birthday and far enough from the next one, so that the age holds whatever the year's length.
      birthDate: daysBefore(today, Math.round(ageYears * 365.25) + draws.whole(2, 360)),
      ageYears,
      isFromOtherState: draws.happens(0.09),
      visits: [],
    };
  });
}

/** Whether two times overlap; the end of one may be the start of the other. */
export function overlaps(one: Span, other: Span): boolean {
  return (other.until === null || one.from < other.until) && (one.until === null || other.from < one.until);
}
