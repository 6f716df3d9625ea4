// Signed reports: listed, read with all their versions, amended with a reason (LB048-LB052).
import * as reports from '@charaka/contract/diagnostics/laboratory/lab-report';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql, { join } from 'sql-template-tag';
import { withinDays } from '../../kernel/asked-days.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { readPicture } from '../../kernel/picture-file.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { amendReport, type ChangedValue } from './amend-report.ts';
import { findWaiting } from './amendment-store.ts';
import { holdOrders } from './finish-work.ts';
import { kindOf } from './lab-work-kind.ts';
import {
  findNewest,
  findReport,
  hasTwoSteps,
  isReadable,
  noteView,
  type ReportContent,
  readReported,
  readVersionsOf,
  shownStatus,
} from './report-store.ts';
import { cellKey } from './result-store.ts';
import { readShared } from './shared-cells.ts';
import { findProposed, shownProposal } from './withdrawal-store.ts';
import { type LockedWork, lockWorks, ordersOfWorks } from './work-store.ts';

/** The newest versions, the latest first. What they say is joined from the left: their number is counted without reading it. */
export const listLabReports = handleWorklist(reports.labReportWorklist, (call, days) =>
  workSource(reports.labReportWorklist, {
    patient: ofEncounter,
    from: sql`lab_report r
      join lab_section c on c.tenant_id = r.tenant_id and c.lab_section_id = r.lab_section_id
      join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.verified_by
      join encounter e on e.tenant_id = r.tenant_id and e.encounter_id = r.encounter_id
      left join lateral (
        select coalesce(string_agg(t ->> 'testName', ', '), '') as test_names,
          coalesce(bool_or(exists (select from jsonb_array_elements(t -> 'values') v where v ->> 'flag' <> 'N')), false) as is_abnormal
        from jsonb_array_elements(r.content::jsonb -> 'tests') t) found on true`,
    where: join(
      [
        sql`r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId}`,
        ...withinDays(call, sql`r.verified_at`, days),
        isReadable(call),
        sql`not exists (select from lab_report n where n.tenant_id = r.tenant_id and n.replaces_report_id = r.lab_report_id)`,
      ],
      ' and ',
    ),
    counted: sql`lab_report r`,
    columns: {
      reportId: sql`r.lab_report_id`,
      reportNo: sql`r.report_no`,
      finYear: sql`r.fin_year`,
      versionNo: sql`r.version_no`,
      status: shownStatus,
      sectionName: sql`c.section_name`,
      verifiedAt: sql`r.verified_at`,
      verifiedByName: sql`u.name`,
      testNames: sql`found.test_names`,
      isAbnormal: sql`found.is_abnormal`,
      isAmendmentWaiting: sql`exists (select from lab_amendment m where m.tenant_id = r.tenant_id
        and m.order_group_id = r.order_group_id and m.lab_section_id = r.lab_section_id and m.status = 'Proposed')`,
    },
    tieBreak: sql`r.lab_report_id desc`,
    defaultOrder: sql`r.verified_at desc`,
  }),
);

/** Word for word as it was signed; that it was opened is written down (LB094). */
export const getLabReport = handle(reports.getLabReport, async (call, { reportId }) => {
  const kept = (await findReport(call, reportId)) ?? refuse(laboratorySentences.reportDoesNotExist);
  const versions = await readVersionsOf(call, kept);
  const [amendment, isTwoStep] = [await findWaiting(call, kept), await hasTwoSteps(call, kept)];
  const proposed = await findProposed(call, reportId);
  await noteView(call, reportId);
  const {
    encounterId: _encounter,
    orderGroupId: _group,
    labSectionId: _section,
    isConfidential: _,
    content,
    labSignatureId: _signature,
    signatureFileId,
    isWithdrawn: _withdrawn,
    ...report
  } = kept;
  const signatureImage = await readPicture(call, { fileId: signatureFileId, text: null });
  const isNewest = versions.at(-1)?.reportId === reportId;
  return {
    report: {
      ...report,
      isNewest,
      isTwoStep,
      amendment,
      withdrawal: proposed && shownProposal(proposed),
      signatureImage,
      content: JSON.parse(content) as ReportContent,
      versions,
    },
  };
});

/** Runs behind the locks of orders and works; cultures and narratives are amended by the calls of their kind. */
export const amendLabReport = handle(
  reports.amendLabReport,
  async (call, { reportId, amendReason, changes: asked }) => {
    const kept = (await findReport(call, reportId)) ?? refuse(laboratorySentences.reportDoesNotExist);
    const reported = await readReported(call, kept.orderGroupId, kept.labSectionId);
    if (asked.some(({ labWorkId }) => !reported.some((one) => one.labWorkId === labWorkId)))
      refuse(laboratorySentences.workDoesNotExist);
    const changes = await withShared(call, asked);
    const labWorkIds = [...new Set(changes.map(({ labWorkId }) => labWorkId))];
    const orderIds = await ordersOfWorks(call, labWorkIds);
    await holdOrders(call, orderIds);
    const works = await lockWorks(call, labWorkIds);
    if (works.some(({ testKind }) => kindOf(call, testKind))) refuse(laboratorySentences.workDoesNotExist);
    if ((await findNewest(call, kept.orderGroupId, kept.labSectionId))?.reportId !== reportId)
      refuse(laboratorySentences.reportReplaced);
    if (kept.isWithdrawn) refuse(laboratorySentences.reportIsWithdrawn({ reportNo: kept.reportNo }));
    const changeOf = ({ labWorkId }: LockedWork) => ({
      labWorkId,
      change: JSON.stringify(changes.flatMap((one) => (one.labWorkId === labWorkId ? [changedValue(one)] : []))),
    });
    const sets = Map.groupBy(works, (work) => `${work.orderGroupId}/${work.labSectionId}`);
    const own = `${kept.orderGroupId}/${kept.labSectionId}`;
    // The requested report comes last: the answer is about it.
    const others = [...sets.keys()].filter((key) => key !== own);
    let made = { reportId, isWaiting: false };
    for (const key of [...others, own]) {
      const sameReport = sets.get(key) ?? [];
      const [of = kept] = sameReport;
      made = await amendReport(call, of, { works: sameReport, amendReason, changes: sameReport.map(changeOf) });
    }
    return made;
  },
);

type Change = ParsedOf<typeof reports.amendLabReport>['changes'][number];
const changedValue = ({ labParameterId, value }: Change): ChangedValue => ({ labParameterId, value });

/** The changes with the same ones for verified tests of the specimen that share the value: their reports get a version too (LB003). */
async function withShared(call: Call, changes: readonly Change[]): Promise<Change[]> {
  const shared = await readShared(
    call,
    changes.map(({ labWorkId }) => labWorkId),
  );
  const following = changes.flatMap((change) =>
    shared.flatMap((one): Change[] => {
      if (cellKey(one) !== cellKey(change) || one.valueText === null) return [];
      // The other test has that value: the amendment makes both alike.
      if (one.valueText === change.value) return [];
      if (one.otherStatus === 'Checked') refuse(laboratorySentences.sharedValueWaits({ testName: one.otherTestName }));
      return one.otherStatus === 'Verified' ? [{ ...change, labWorkId: one.otherWorkId }] : [];
    }),
  );
  const isAsked = (one: Change) => changes.some((change) => cellKey(change) === cellKey(one));
  return [...changes, ...following.filter((one) => !isAsked(one))];
}
