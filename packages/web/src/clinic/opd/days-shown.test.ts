// The OPD days that the home page shows to a doctor and to others.
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import { expect, it } from 'vitest';
import { daysShownTo } from './days-shown.ts';

const days = [{ doctorId: 1 }, { doctorId: 2 }];

it('are the own ones for a doctor, and all for a doctor who sees all queues and for others (Q272)', () => {
  const doctor = { roleId: DOCTOR_ROLE_ID, staffId: 2 };
  expect(daysShownTo(doctor, false, days)).toEqual([{ doctorId: 2 }]);
  expect(daysShownTo(doctor, true, days)).toEqual(days);
  expect(daysShownTo({ roleId: 30, staffId: null }, false, days)).toEqual(days);
});
