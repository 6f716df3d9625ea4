// Makes and revokes the links of a report, and lists its openings (section 8, LB056).

import { randomBytes } from 'node:crypto';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { labreportSentences } from '@charaka/contract/diagnostics/labreport/labreport-sentences';
import * as page from '@charaka/contract/diagnostics/labreport/public-report';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isPhone } from '@charaka/rules/person/phone';
import sql from 'sql-template-tag';
import { post, secretSign } from '../../foundation/gateway/outbox-store.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findReport, type KeptReport } from '../laboratory/report-store.ts';
import { hashOf, insertLink, revokeLinks } from './link-store.ts';

/** 128 bits are 22 signs of base64url. */
const SECRET_BYTES = 16;
const DAY_MILLISECONDS = 86_400_000;
const validDays = { Message: 7, Paper: 30 } as const;

const reportOf = async (call: Call, reportId: number): Promise<KeptReport> =>
  (await findReport(call, reportId)) ?? refuse(laboratorySentences.reportDoesNotExist);

/** Refuses a report with a confidential test on it. */
export const sharePublicReport = handle(
  page.sharePublicReport,
  async (call, { reportId, patientId: asked, channel }) => {
    const { patientId, orderGroupId, labSectionId, reportNo, ...kept } = await reportOf(call, reportId);
    if (patientId !== asked) refuse(laboratorySentences.reportDoesNotExist);
    if (kept.isConfidential || (await isConfidential(call, orderGroupId, labSectionId)))
      refuse(labreportSentences.confidentialStays);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const publicUntil = new Date(call.now.getTime() + validDays[channel] * DAY_MILLISECONDS);
    await insertLink(call, { reportId, secretHash: hashOf(secret), channel, publicUntil });
    const phone = channel === 'Message' ? await phoneOf(call, patientId) : undefined;
    if (channel === 'Message' && phone === undefined) refuse(labreportSentences.noWayToSend);
    if (phone === undefined) call.say(labreportSentences.shared);
    else {
      const { hospitalName } = call.hospital;
      const { tenantName } = await call.tx.single<{ tenantName: string }>(
        sql`select tenant_name from tenant where tenant_id = ${call.tenantId}`,
      );
      const link = `${call.page.origin}/lab-report/${secretSign}?tenant=${tenantName}`;
      const body = `Your laboratory report ${reportNo} of ${hospitalName}: ${link}`;
      await post(call, { channel: 'sms', recipient: phone, subject: hospitalName, body, secret });
      call.say(labreportSentences.sharedAndSent({ contact: phone }));
    }
    return { patientId, secret, publicUntil: publicUntil.toISOString() };
  },
);

async function isConfidential(call: Call, orderGroupId: number, labSectionId: number): Promise<boolean> {
  const { isFound } = await call.tx.single<{ isFound: boolean }>(sql`
    select exists (
      select from clinical_order o
      join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.lab_section_id = ${labSectionId}
        and t.is_confidential
      where o.tenant_id = ${call.tenantId} and o.order_group_id = ${orderGroupId}) as is_found`);
  return isFound;
}

/** The mobile of a patient, where the hospital sends messages. */
async function phoneOf(call: Call, patientId: number): Promise<string | undefined> {
  const found = await call.tx.row<{ phone: string }>(sql`
    select p.contact_no as phone from patient p
    where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId} and p.contact_no is not null
      and exists (select from sms_setting s where s.tenant_id = p.tenant_id and s.hospital_id = ${call.hospital.hospitalId}
        and s.is_active)`);
  return found && isPhone(found.phone) ? found.phone : undefined;
}

/** Revokes the links of every version, made by any user. */
export const revokePublicReport = handle(page.revokePublicReport, async (call, { reportId }) => {
  const { patientId } = await reportOf(call, reportId);
  const count = await revokeLinks(call, reportId);
  call.say(labreportSentences.revoked({ count }));
  return { patientId, count };
});

const MOST_VIEWS = 200;

/** Of every version, the latest first. */
export const listReportViews = handle(page.listReportViews, async (call, { reportId }) => {
  const { patientId, orderGroupId, labSectionId } = await reportOf(call, reportId);
  const views = await call.tx.rows<OutputOf<typeof page.listReportViews>['views'][number]>(sql`
    select r.version_no, v.viewed_at, u.name as viewed_by_name, v.channel
    from lab_report r
    join report_view v on v.tenant_id = r.tenant_id and v.lab_report_id = r.lab_report_id
    left join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.viewed_by
    where r.tenant_id = ${call.tenantId} and r.order_group_id = ${orderGroupId} and r.lab_section_id = ${labSectionId}
    order by v.report_view_id desc limit ${MOST_VIEWS}`);
  return { patientId, views };
});
