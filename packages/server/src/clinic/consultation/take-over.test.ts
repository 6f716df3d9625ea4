// A colleague's visit is read by every doctor who may, and written after it was taken over (OP012, Q272).
import {
  getConsultation,
  saveDraft,
  signConsultation,
  takeOverVisit,
} from '@charaka/contract/clinic/consultation/consultation';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { expect, it } from 'vitest';
import { openConsultationDesk } from '../../../test-support/patient/consultation-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const asColleague = { as: 'admin' } as const;

it('a doctor writes the note of a colleague once the visit is taken over, and the colleague is told (OP012)', async () => {
  const { tenant, visitId, patientId, note } = await openConsultationDesk(parts);
  const opened = async (as: typeof asColleague | { as?: never } = {}) =>
    (await tenant.ask(getConsultation, { visitId }, as)).colleagueName;
  expect(await opened()).toBeNull();
  const doctorName = await opened(asColleague);
  expect(doctorName).toBe('Dr. Ravi One');
  const refusal = 'This is a visit to Dr. Ravi One. Take the visit over before you write';
  const written = await note({ complaints: [{ text: 'Fever', duration: null }] });
  expect((await tenant.call(saveDraft, written, asColleague)).message).toBe(refusal);
  expect((await tenant.call(signConsultation, written, asColleague)).message).toBe(refusal);
  const told = await tenant.call(takeOverVisit, { visitId, patientId }, asColleague);
  expect(told.message).toBe('You took over the visit to Dr. Ravi One');
  const { rows } = await tenant.ask(listNotifications, {});
  expect(rows.map(({ title }) => title)).toContain('Admin User took over your visit with token 1');
  expect(await opened(asColleague)).toBeNull();
  expect((await tenant.call(saveDraft, written, asColleague)).isFailure).toBe(false);
  const { rows: kept } = await parts.owner.query(
    'select from_doctor_id, doctor_id, taken_by from visit_take_over where tenant_id = $1',
    [tenant.tenantId],
  );
  expect(kept.map((row) => Object.values(row as object).map(Number))).toEqual([[1, 2, 1]]);
});

it('a visit that is one’s own, or taken over already, is not taken over again (OP012)', async () => {
  const { tenant, visitId, patientId } = await openConsultationDesk(parts);
  const nothing = 'This visit does not need a take-over';
  expect((await tenant.call(takeOverVisit, { visitId, patientId })).message).toBe(nothing);
  await tenant.ask(takeOverVisit, { visitId, patientId }, asColleague);
  expect((await tenant.call(takeOverVisit, { visitId, patientId }, asColleague)).message).toBe(nothing);
  expect((await tenant.call(takeOverVisit, { visitId, patientId }, { as: 'viewer' })).status).toBe(403);
});
