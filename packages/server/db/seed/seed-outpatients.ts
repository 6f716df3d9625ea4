// Writes the outpatients of the demo: when doctors hold OPD, who is booked for the next days, who waits today.

import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { slotsOf } from '@charaka/rules/stay/booking-state';
import { type CalendarDate, dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import type { DemoPatient } from './draw-patients.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { NumberSeries } from './number-series.ts';
import { drawPerson, phoneNumberOf } from './people.ts';
import { finYearOf } from './seed-hospitals.ts';
import type { NumberedPatient } from './seed-patients.ts';
import type { DemoStaff } from './seed-staff.ts';

interface OutpatientParts {
  readonly patients: ReadonlyMap<DemoPatient, NumberedPatient>;
  readonly staff: readonly DemoStaff[];
  readonly now: Date;
}

/** Doctors who hold OPD today and who comes to them: of a hospital that many come to, and of a small one. */
const DOCTORS = { many: 10, few: 6 } as const;
const DAYS_AHEAD = 13;
const HOURS = { fromTime: '09:00', untilTime: '13:00', slotMinutes: 15, maxPatients: 16 };
/** All other doctors of a hospital that many come to; nobody has come to them yet. */
const EVENING_HOURS = { ...HOURS, fromTime: '17:00', untilTime: '20:00', maxPatients: 12 };
const WAITING_TODAY = { many: 150, few: 42 } as const;
const sizeOf = ({ walkInsADay }: DemoHospital) => (walkInsADay > 0 ? 'many' : 'few');
const BOOKED_AHEAD = 10;
/** Phone numbers of people who are not registered are counted apart from those of patients. */
const FIRST_STRANGER_PHONE = 80_000;
const complaints = [
  'Fever since three days',
  'Review with reports',
  'Pain in the knee',
  'Headache',
  'Blood pressure check',
];

/** Everybody of one hospital, numbered as they come. */
interface Desk {
  readonly hospital: DemoHospital;
  readonly doctors: readonly DemoStaff[];
  readonly eveningDoctors: readonly DemoStaff[];
  /** Registered, and never admitted so far. */
  readonly patients: readonly { readonly patient: DemoPatient; readonly known: NumberedPatient }[];
  readonly draws: Draws;
  readonly today: CalendarDate;
  readonly numbers: NumberSeries;
}

/** Writes the outpatients of all hospitals of a tenant. */
export async function seedOutpatients(owner: pg.Client, tenant: DemoTenant, parts: OutpatientParts): Promise<void> {
  const numbers = new NumberSeries();
  await goOn(owner, tenant.tenantId, numbers);
  const desks = tenant.hospitals.map((hospital) => deskOf(tenant, hospital, parts, numbers));
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenant.tenantId, table, rows);
  await add('opd_day', desks.flatMap(dayRows));
  const appointments = desks.flatMap((desk) => appointmentRows(desk));
  await add(
    'appointment',
    appointments.map(({ finYear: _, ...row }) => row),
  );
  await add('advance_entry', entryRows(appointments, numbers));
  await add('opd_visit', desks.flatMap(visitRows));
  await add('number_series', numbers.rows());
}

/** Numbers of visits go on with those of the past. */
async function goOn(owner: pg.Client, tenantId: number, numbers: NumberSeries): Promise<void> {
  const { rows } = await owner.query<{ last: number }>(
    'select coalesce(max(opd_number::integer), 0) as last from opd_visit where tenant_id = $1',
    [tenantId],
  );
  for (let given = 0; given < (rows[0]?.last ?? 0); given += 1) numbers.next('opd');
}

function deskOf(tenant: DemoTenant, hospital: DemoHospital, parts: OutpatientParts, numbers: NumberSeries): Desk {
  const { hospitalId } = hospital;
  const patients = [...parts.patients]
    .filter(([patient]) => patient.hospital.hospitalId === hospitalId && patient.visits.length === 0)
    .map(([patient, known]) => ({ patient, known }));
  const size = sizeOf(hospital);
  const doctors = parts.staff.filter((each) => each.hospitalId === hospitalId && each.roleId === DOCTOR_ROLE_ID);
  return {
    hospital,
    doctors: doctors.slice(0, DOCTORS[size]),
    eveningDoctors: size === 'many' ? doctors.slice(DOCTORS[size]) : [],
    patients: patients.toSorted((one, other) => one.known.patientId - other.known.patientId),
    draws: new Draws(`${tenant.tenantName} ${hospitalId} outpatients`),
    today: dateInZone(parts.now, hospital.timezone),
    numbers,
  };
}

const isSunday = (day: CalendarDate) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** Today whatever day it is, then every day but Sundays. */
function openDays({ today }: Desk): CalendarDate[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => daysAfter(today, index));
  return days.filter((day, index) => index === 0 || !isSunday(day));
}

function dayRows(desk: Desk): Row[] {
  const { hospitalId } = desk.hospital;
  const createdBy = userIdFor('manager', hospitalId);
  const daysOf = (doctors: readonly DemoStaff[], hours: typeof HOURS) =>
    doctors.flatMap(({ staffId }) =>
      openDays(desk).map((day) => ({ hospitalId, doctorId: staffId, day, ...hours, createdBy })),
    );
  return [...daysOf(desk.doctors, HOURS), ...daysOf(desk.eveningDoctors, EVENING_HOURS)];
}

type AppointmentRow = ReturnType<typeof appointmentRow>;

/** Every other one is somebody new, every third one has paid an advance. */
function appointmentRows(desk: Desk): AppointmentRow[] {
  return Array.from({ length: BOOKED_AHEAD }, (_, index) => appointmentRow(desk, index));
}

function appointmentRow(desk: Desk, index: number) {
  const { hospital, doctors, draws, numbers } = desk;
  const { hospitalId } = hospital;
  const registered = index % 2 === 0 ? desk.patients[WAITING_TODAY[sizeOf(hospital)] + index] : undefined;
  const person = registered?.patient ?? drawPerson(draws, hospital, draws.happens(0.5) ? 'M' : 'F');
  const paise = index % 3 === 0 ? draws.whole(2, 20) * 50_000 : 0;
  const isByUpi = index % 2 === 0;
  const days = openDays(desk);
  const slots = slotsOf(HOURS.fromTime, HOURS.untilTime, HOURS.slotMinutes);
  return {
    appointmentId: numbers.next('appointment'),
    hospitalId,
    patientId: registered?.known.patientId ?? null,
    personName: `${person.firstName} ${person.lastName}`,
    phone: registered?.known.contactNo ?? phoneNumberOf(hospital, FIRST_STRANGER_PHONE + index),
    doctorId: (doctors[index % doctors.length] as DemoStaff).staffId,
    day: days[1 + (index % 4)] as CalendarDate,
    slot: slots[index] as string,
    advancePaise: paise,
    cashPaise: isByUpi ? 0 : paise,
    upiPaise: isByUpi ? paise : 0,
    upiReference: isByUpi && paise > 0 ? draws.digits(4) : null,
    createdBy: userIdFor('frontdesk', hospitalId),
    finYear: finYearOf(desk.today),
  };
}

function entryRows(appointments: readonly AppointmentRow[], numbers: NumberSeries): Row[] {
  return appointments
    .filter(({ advancePaise }) => advancePaise > 0)
    .map(({ hospitalId, appointmentId, finYear, advancePaise, cashPaise, upiPaise, upiReference, createdBy }) => ({
      hospitalId,
      appointmentId,
      kind: 'Receive',
      finYear,
      receiptNo: numbers.next('advance', hospitalId, finYear),
      amountPaise: advancePaise,
      cashPaise,
      cardPaise: 0,
      upiPaise,
      upiReference,
      neftPaise: 0,
      chequePaise: 0,
      createdBy,
    }));
}

function visitRows(desk: Desk): Row[] {
  const { hospital, doctors, draws, numbers } = desk;
  const { hospitalId } = hospital;
  return desk.patients.slice(0, WAITING_TODAY[sizeOf(hospital)]).map(({ known }, index) => ({
    hospitalId,
    opdNumber: String(numbers.next('opd')),
    patientId: known.patientId,
    doctorId: (doctors[index % doctors.length] as DemoStaff).staffId,
    day: desk.today,
    tokenNo: Math.floor(index / doctors.length) + 1,
    complaint: draws.pick(complaints),
    createdBy: userIdFor('frontdesk', hospitalId),
  }));
}
