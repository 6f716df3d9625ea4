// Draws who came to the hospitals of a demo tenant, and the stays of each of them.
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { DemoFinding, type DemoScene } from './demo-part.ts';
import { type DemoPatient, drawOutpatients, drawPatients } from './draw-patients.ts';
import { Draws } from './draws.ts';
import { AdmissionPlanner, type PlannedAdmission } from './plan-admissions.ts';
import type { NumberedPatient } from './seed-patients.ts';

/** The planned stays, for the part that writes the admissions. */
export const demoPlans = new DemoFinding<readonly PlannedAdmission[]>();

/** The patients as they were written. */
export const demoPatients = new DemoFinding<ReadonlyMap<DemoPatient, NumberedPatient>>();

/** Patients who come to the OPD only, hospital by hospital. */
export function drawOutpatientsOf({ tenant, now, historyDays }: DemoScene): DemoPatient[] {
  return tenant.hospitals.flatMap((hospital) =>
    drawOutpatients(new Draws(`${tenant.tenantName} ${hospital.hospitalId} walk in`), hospital, {
      today: dateInZone(now, hospital.timezone),
      historyDays,
    }),
  );
}

/** Everybody who came, hospital by hospital, and their stays. */
export function drawPlans({ tenant, now }: DemoScene): { everybody: DemoPatient[]; plans: PlannedAdmission[] } {
  const planned = tenant.hospitals.map((hospital) => {
    const draws = new Draws(`${tenant.tenantName} ${hospital.hospitalId}`);
    const patients = drawPatients(draws, hospital, dateInZone(now, hospital.timezone));
    const planner = new AdmissionPlanner(draws, hospital, patients, now);
    return { patients, plans: [...planner.planCurrent(), ...planner.planPast()] };
  });
  return { everybody: planned.flatMap(({ patients }) => patients), plans: planned.flatMap(({ plans }) => plans) };
}
