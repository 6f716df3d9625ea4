// Plans the admissions of a hospital: patient, time, case and bed; no patient is in two beds, and no bed has two patients.
import { type CalendarDate, dateInZone, daysBefore, instantAt } from '@charaka/rules/stay/hospital-day';
import { type BedKindKey, bedsOf, type DemoBed } from './bed-layout.ts';
import { type CaseKind, type CaseMode, caseKinds } from './cases-data.ts';
import type { DemoHospital } from './demo-tenants.ts';
import { type DemoPatient, overlaps, type Span } from './draw-patients.ts';
import type { Draws } from './draws.ts';

/** How far an admission has come. */
export type PlannedState = 'admitted' | 'initiated' | 'billed' | 'discharged' | 'cancelled';

/** Time in one bed; no bed means the virtual one. */
export interface PlannedStay extends Span {
  readonly bed: DemoBed | null;
}

/** An admission to be written. */
export interface PlannedAdmission {
  readonly hospital: DemoHospital;
  readonly patient: DemoPatient;
  readonly kind: CaseKind;
  readonly mode: CaseMode;
  readonly state: PlannedState;
  readonly stays: readonly PlannedStay[];
  readonly admittedAt: Date;
  readonly initiatedAt: Date | null;
  readonly billedAt: Date | null;
  /** When the patient left, by discharge or because the admission was cancelled. */
  readonly leftAt: Date | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TRIES = 400;
const CANCELLED_SHARE = 0.015;
/** Beds of each ward that stay free, for those who try the demo. */
const KEPT_FREE = 2;

/** Plans for one hospital, day by day from its own clock. */
export class AdmissionPlanner {
  readonly #draws: Draws;
  readonly #hospital: DemoHospital;
  readonly #patients: readonly DemoPatient[];
  readonly #now: Date;
  readonly #today: CalendarDate;
  readonly #beds: readonly DemoBed[];
  readonly #taken = new Map<number, Span[]>();

  constructor(draws: Draws, hospital: DemoHospital, patients: readonly DemoPatient[], now: Date) {
    this.#draws = draws;
    this.#hospital = hospital;
    this.#patients = patients;
    this.#now = now;
    this.#today = dateInZone(now, hospital.timezone);
    this.#beds = bedsOf(hospital.bedCounts, hospital.ids.bed);
  }

  /** Everybody who is in now, one after the other at the given stage, with at least one of every kind of case. */
  planCurrent(): PlannedAdmission[] {
    const count = this.#hospital.currentAdmissionCount;
    return Array.from({ length: count }, (_, index) => {
      const kind = caseKinds[index] ?? this.#draws.weighted(caseKinds.map((known) => [known, known.weight] as const));
      return this.#planned(
        () => this.#current(kind, currentState(index)),
        // When the ward is full, another patient comes instead.
        () => this.#current(this.#draws.pick(caseKinds), 'admitted'),
      );
    });
  }

  /** The admissions of the last year that are over. */
  planPast(): PlannedAdmission[] {
    const weights = caseKinds.map((kind) => [kind, kind.weight] as const);
    return Array.from({ length: this.#hospital.pastAdmissionCount }, () =>
      this.#planned(() => this.#past(this.#draws.weighted(weights))),
    );
  }

  #planned(...ways: (() => PlannedAdmission | undefined)[]): PlannedAdmission {
    for (const way of ways) {
      for (let tries = 0; tries < TRIES; tries++) {
        const planned = way();
        if (planned) return this.#take(planned);
      }
    }
    throw new Error(`There is no more room in ${this.#hospital.hospitalName}.`);
  }

  #take(planned: PlannedAdmission): PlannedAdmission {
    planned.patient.visits.push({ from: planned.admittedAt, until: planned.leftAt });
    for (const stay of planned.stays) {
      if (stay.bed) this.#taken.set(stay.bed.bedId, [...(this.#taken.get(stay.bed.bedId) ?? []), stay]);
    }
    return planned;
  }

  #current(kind: CaseKind, wantedState: PlannedState): PlannedAdmission | undefined {
    const [, most] = kind.nights;
    // A day case came today; there was no time yet to send them home.
    const state = most === 0 ? 'admitted' : wantedState;
    const isLongStay = this.#draws.happens(0.04) && most > 3;
    const days = state === 'admitted' ? this.#draws.whole(0, most) : this.#draws.whole(1, most + 1);
    const admittedAt =
      days === 0
        ? new Date(this.#now.getTime() - this.#draws.whole(20, 300) * MINUTE)
        : this.#at(daysBefore(this.#today, isLongStay ? days + this.#draws.whole(60, 110) : days), 7, 22);
    const minutesAgo = (least: number, most: number) =>
      new Date(this.#now.getTime() - this.#draws.whole(least, most) * MINUTE);
    const isInitiated = state !== 'admitted';
    return this.#withPatientAndBed(kind, {
      state,
      admittedAt,
      initiatedAt: isInitiated ? minutesAgo(90, 115) : null,
      billedAt: state === 'billed' ? minutesAgo(5, 55) : null,
      leftAt: null,
    });
  }

  #past(kind: CaseKind): PlannedAdmission | undefined {
    const [least, most] = kind.nights;
    const nights = this.#draws.whole(least, most);
    const leftOn = this.#draws.whole(1, 360);
    const isDayCase = nights === 0;
    const admittedAt = this.#at(daysBefore(this.#today, leftOn + nights), 7, isDayCase ? 9 : 22);
    if (this.#draws.happens(CANCELLED_SHARE)) {
      const leftAt = new Date(admittedAt.getTime() + this.#draws.whole(40, 110) * MINUTE);
      return this.#withPatientAndBed(kind, {
        state: 'cancelled',
        admittedAt,
        initiatedAt: null,
        billedAt: null,
        leftAt,
      });
    }
    const leftAt = this.#at(daysBefore(this.#today, leftOn), isDayCase ? 15 : 11, 18);
    const before = (hours: number) => new Date(leftAt.getTime() - hours * HOUR - this.#draws.whole(0, 50) * MINUTE);
    return this.#withPatientAndBed(kind, {
      state: 'discharged',
      admittedAt,
      initiatedAt: before(3),
      billedAt: before(1),
      leftAt,
    });
  }

  #withPatientAndBed(
    kind: CaseKind,
    times: Pick<PlannedAdmission, 'state' | 'admittedAt' | 'initiatedAt' | 'billedAt' | 'leftAt'>,
  ): PlannedAdmission | undefined {
    const patient = this.#freePatient(kind, { from: times.admittedAt, until: times.leftAt });
    if (!patient) return undefined;
    const stays = this.#freeStays(kind, patient, times.admittedAt, times.leftAt);
    if (!stays) return undefined;
    return { hospital: this.#hospital, patient, kind, mode: this.#draws.weighted(kind.modes), stays, ...times };
  }

  #freePatient(kind: CaseKind, span: Span): DemoPatient | undefined {
    const [youngest, oldest] = kind.ages;
    const patient = this.#draws.pick(this.#patients);
    const isFitting =
      patient.ageYears >= youngest && patient.ageYears <= oldest && (kind.sex ?? patient.sex) === patient.sex;
    return isFitting && !patient.visits.some((visit) => overlaps(visit, span)) ? patient : undefined;
  }

  #freeStays(kind: CaseKind, patient: DemoPatient, from: Date, until: Date | null): PlannedStay[] | undefined {
    if (kind.beds.length === 0) return [{ bed: null, from, until }];
    const movedAt = new Date(from.getTime() + this.#draws.whole(20, 44) * HOUR);
    const isMoved = kind.firstBed !== undefined && movedAt < (until ?? this.#now);
    const wanted: [BedKindKey, Span][] = isMoved
      ? [
          [kind.firstBed as BedKindKey, { from, until: movedAt }],
          [this.#draws.weighted(kind.beds), { from: movedAt, until }],
        ]
      : [[kind.firstBed ?? this.#draws.weighted(kind.beds), { from, until }]];
    const stays = wanted.map(([bedKind, span]) => {
      const bed = this.#freeBed(bedKind, patient, span);
      return bed && { bed, ...span };
    });
    return stays.every((stay) => stay !== undefined) ? stays : undefined;
  }

  #freeBed(kind: BedKindKey, patient: DemoPatient, span: Span): DemoBed | undefined {
    const wardFor = patient.ageYears < 16 ? 'children' : patient.sex === 'M' ? 'men' : 'women';
    const free = this.#beds.filter(
      (bed) =>
        bed.kind === kind &&
        (bed.for === 'anyone' || bed.for === wardFor) &&
        !this.#taken.get(bed.bedId)?.some((stay) => overlaps(stay, span)),
    );
    const keptFree = span.until === null ? KEPT_FREE : 0;
    return free.length > keptFree ? this.#draws.pick(free) : undefined;
  }

  #at(date: CalendarDate, fromHour: number, toHour: number): Date {
    const hour = instantAt(date, this.#draws.whole(fromHour, toHour - 1), this.#hospital.timezone);
    return new Date(hour.getTime() + this.#draws.whole(0, 59) * MINUTE);
  }
}

/** Most patients simply lie there; some are about to go. */
function currentState(index: number): PlannedState {
  if (index % 11 === 5) return 'initiated';
  return index % 17 === 9 ? 'billed' : 'admitted';
}
