// Opening a chart without a relation of care, and judging it afterwards (PS008).

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import {
  listBreakGlass as listBreakGlassEndpoint,
  openBreakGlass as openBreakGlassEndpoint,
  reviewBreakGlass as reviewBreakGlassEndpoint,
} from '@charaka/contract/people/privacy/privacy';
import { privacyChecks } from '@charaka/contract/people/privacy/privacy-checks';
import { privacySentences } from '@charaka/contract/people/privacy/privacy-sentences';
import { openedChartTopic } from '@charaka/contract/people/privacy/topics';
import { displayPatientNumber } from '@charaka/rules/list/display-number';
import sql, { empty } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { patientSettings } from '../patient/patient-settings.ts';
import { privacySettingOf, tellOfficers } from './privacy-setting.ts';
import { type BrokenGlass, breakGlassList, findBreakGlass, ofOfficer } from './privacy-store.ts';

/** One of theirs that is open for the patient, or undefined. */
async function openOne({ tx, tenantId, userId, now }: Call, patientId: number): Promise<number | undefined> {
  const row = await tx.row<{ breakGlassId: number }>(sql`
    select break_glass_id from break_glass where tenant_id = ${tenantId} and user_id = ${userId}
      and patient_id = ${patientId} and ends_at > ${now}`);
  return row?.breakGlassId;
}

/** Answers the one that is open already where there is one. The officers are told by number, never by name. */
export const openBreakGlass = handle(openBreakGlassEndpoint, async (call, { patientId, kind, reason }) => {
  const { tx, tenantId, userId, hospital, session, now } = call;
  if (kind === 'Other' && !reason) refuse(privacyChecks.sayWhy, { reason: privacyChecks.sayWhy });
  const locked = await tx.row(
    sql`select 1 as found from patient where tenant_id = ${tenantId} and patient_id = ${patientId} for share`,
  );
  if (!locked) refuse(patientSentences.patientDoesNotExist);
  await tx.announce(openedChartTopic, { tenantId, userId });
  const known = await openOne(call, patientId);
  if (known !== undefined) return { breakGlass: await findBreakGlass(call, known) };
  const { breakGlassMinutes, officerRoleIds } = await privacySettingOf(call);
  const endsAt = new Date(now.getTime() + breakGlassMinutes * 60_000);
  const { breakGlassId } = await tx.one<{ breakGlassId: number }>(
    sql`insert into break_glass (tenant_id, hospital_id, user_id, patient_id, reason_kind, reason, opened_at, ends_at)
      values (${tenantId}, ${hospital.hospitalId}, ${userId}, ${patientId}, ${kind}, ${reason ?? ''}, ${now}, ${endsAt})
      returning break_glass_id`,
    kernelSentences.nothingAdded,
  );
  const { patientRegistrationPrefix } = patientSettings.of(hospital);
  const number = displayPatientNumber(patientId, patientRegistrationPrefix);
  const title = `${session.userName} opened the chart of ${number} without a relation: ${kind}`;
  await tellOfficers(call, officerRoleIds, title);
  return { breakGlass: await findBreakGlass(call, breakGlassId) };
});

/** Newest first; `isOnlyOpen` leaves out what was judged. */
export const listBreakGlass = handle(listBreakGlassEndpoint, async (call, { isOnlyOpen, ...input }) => {
  const row = listBreakGlassEndpoint.output.shape.rows.element;
  return readList<BrokenGlass>(
    call.tx,
    breakGlassList(call, isOnlyOpen ? sql` and g.verdict is null` : empty),
    row,
    input,
  );
});

/** Reviewed once, and never by the user who opened the chart. */
export const reviewBreakGlass = handle(reviewBreakGlassEndpoint, async (call, { breakGlassId, verdict, note }) => {
  const { tx, tenantId, userId, now } = call;
  const found = await tx.one<{ userId: number; verdict: string | null }>(
    sql`select g.user_id, g.verdict from break_glass g
      where ${ofOfficer(call)} and g.break_glass_id = ${breakGlassId} for update`,
    privacySentences.entryDoesNotExist,
  );
  if (found.userId === userId) refuse(privacySentences.ownOpening);
  if (found.verdict !== null) refuse(privacySentences.judgedAlready);
  await tx.rows(sql`update break_glass set verdict = ${verdict}, review_note = ${note || null}, reviewed_by = ${userId},
      reviewed_at = ${now} where tenant_id = ${tenantId} and break_glass_id = ${breakGlassId}`);
  return { breakGlass: await findBreakGlass(call, breakGlassId) };
});
