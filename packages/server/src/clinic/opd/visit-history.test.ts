// The OPD of a patient over time, of a day, and of the doctors' departments.
import { listDoctorDepartments, listDoctorsOfDay, saveCalendar } from '@charaka/contract/clinic/opd/calendar';
import { addVisit, cancelVisit, listVisitsOfPatient } from '@charaka/contract/clinic/opd/visit';
import { openBreakGlass } from '@charaka/contract/people/privacy/privacy';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

const openDays = (tenant: TestTenant, doctorId: number) =>
  tenant.ask(saveCalendar, {
    calendar: {
      doctorId,
      fromDate: today,
      toDate: daysAfter(today, 6),
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromTime: '09:00',
      untilTime: '13:00',
      slotMinutes: 15,
      maxPatients: 5,
    },
  });

describe('the history of a patient in the OPD', () => {
  it('holds their visits alone, the last one first, the cancelled ones too (Q20)', async () => {
    const tenant = await makeTenant(parts);
    const [asha = 0, other = 0] = await tenant.addPatients(2);
    await Promise.all([openDays(tenant, 1), openDays(tenant, 2)]);
    const visit = async (patientId: number, doctorId: number, visitOn: string) =>
      (await tenant.ask(addVisit, { visit: { patientId, doctorId, visitOn } })).visit.visitId;
    const first = await visit(asha, 1, today);
    const last = await visit(asha, 2, daysAfter(today, 3));
    await visit(other, 1, today);
    await tenant.ask(cancelVisit, { visit: { visitId: first, cancelReason: 'Rain' } });
    const { rows, totalCount } = await tenant.ask(listVisitsOfPatient, { visit: { patientId: asha } });
    expect(rows.map(({ visitId, isCancelled }) => [visitId, isCancelled])).toEqual([
      [last, false],
      [first, true],
    ]);
    expect(totalCount).toBe(2);
    // The other hospital has no relation to her: its desk needs a reason, and then finds no visit.
    const glass = { patientId: asha, kind: 'Handover' } as const;
    await tenant.ask(openBreakGlass, glass, { as: 'admin' });
    const elsewhere = await tenant.ask(
      listVisitsOfPatient,
      { visit: { patientId: asha } },
      { as: 'admin', hospitalId: 2 },
    );
    expect(elsewhere.totalCount).toBe(0);
  });
});

describe('the doctors of a day', () => {
  it('are those who hold OPD today, with how many are booked; a closed day is left out (Q20)', async () => {
    const tenant = await makeTenant(parts);
    const [asha = 0] = await tenant.addPatients(1);
    await Promise.all([openDays(tenant, 1), openDays(tenant, 2)]);
    await tenant.ask(addVisit, { visit: { patientId: asha, doctorId: 1, visitOn: today } });
    await parts.owner.query('update opd_day set max_patients = 0 where tenant_id = $1 and doctor_id = 2 and day = $2', [
      tenant.tenantId,
      today,
    ]);
    const { days } = await tenant.ask(listDoctorsOfDay, {});
    expect(days).toMatchObject([{ doctorName: 'Dr. Ravi One', startsOn: today, bookedPatients: 1, maxPatients: 5 }]);
    expect((await tenant.ask(listDoctorsOfDay, { day: daysAfter(today, 1) })).days).toHaveLength(2);
  });

  it('stand in the department they have now, without anything being copied (Q20)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`insert into department values ($1, 2, 'Surgery')`, [tenant.tenantId]);
    await parts.owner.query('update staff set department_id = 2 where tenant_id = $1 and staff_id = 1', [
      tenant.tenantId,
    ]);
    const { doctors } = await tenant.ask(listDoctorDepartments, {});
    expect(doctors.find(({ doctorId }) => doctorId === 1)).toMatchObject({
      doctorName: 'Dr. Ravi One',
      departmentName: 'Surgery',
      specializationName: 'Physician',
    });
    expect(doctors).toHaveLength(3);
  });
});
