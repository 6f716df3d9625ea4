// Notifiable cases: noticed the day the diagnosis is signed, listed until they are reported (OP042).

import { chartSentences } from '@charaka/contract/clinic/chart/chart-sentences';
import {
  listNotifiableCases as listNotifiableCasesEndpoint,
  reportNotifiableCase as reportNotifiableCaseEndpoint,
} from '@charaka/contract/clinic/chart/notifiable-case';
import { chartTopic } from '@charaka/contract/clinic/chart/topics';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';

const row = listNotifiableCasesEndpoint.output.shape.rows.element;

/** Adds the diseases of the tenant's table that stand among the diagnoses of an encounter; what is there already stays. */
export async function noticeDiseases(call: Call, encounterId: number): Promise<void> {
  await call.tx.rows(sql`
    insert into notifiable_case (tenant_id, hospital_id, encounter_id, notifiable_disease_id, disease_name, disease_code, source,
      noticed_at, noticed_by)
    select d.tenant_id, ${call.hospital.hospitalId}, d.encounter_id, n.notifiable_disease_id, n.disease_name, d.code, 'Diagnosis',
      ${call.now}, ${call.userId}
    from encounter_diagnosis d
    join notifiable_disease n on n.tenant_id = d.tenant_id and n.is_active and starts_with(upper(d.code), upper(n.icd_prefix))
    where d.tenant_id = ${call.tenantId} and d.encounter_id = ${encounterId} and d.is_active and d.kind <> 'RuledOut'
    on conflict do nothing`);
}

/** Adds cases that the laboratory found, with the code by which the tenant's table knows the disease; what is there already stays (LB057). */
export async function noticeCases(
  call: Call,
  cases: readonly {
    readonly encounterId: number;
    readonly notifiableDiseaseId: number;
    readonly isConfidential: boolean;
  }[],
): Promise<void> {
  if (cases.length === 0) return;
  await call.tx.rows(sql`
    insert into notifiable_case (tenant_id, hospital_id, encounter_id, notifiable_disease_id, disease_name, disease_code, source,
      noticed_at, noticed_by, is_confidential)
    select n.tenant_id, ${call.hospital.hospitalId}, found.encounter_id, n.notifiable_disease_id, n.disease_name, n.icd_prefix,
      'Laboratory', ${call.now}, ${call.userId}, found.is_confidential
    from unnest(${cases.map(({ encounterId }) => encounterId)}::bigint[],
      ${cases.map(({ notifiableDiseaseId }) => notifiableDiseaseId)}::bigint[],
      ${cases.map(({ isConfidential }) => isConfidential)}::boolean[]) as found (encounter_id, notifiable_disease_id, is_confidential)
    join notifiable_disease n on n.tenant_id = ${call.tenantId} and n.notifiable_disease_id = found.notifiable_disease_id and n.is_active
    on conflict do nothing`);
  await call.announce(chartTopic);
}

const standings: Readonly<Record<'Open' | 'Reported', Sql>> = {
  Open: sql`c.reported_at is null`,
  Reported: sql`c.reported_at is not null`,
};

/**
 * Case `c` is shown to the caller: one that a confidential test found to readers of confidential results and to doctors who ordered a
 * confidential test of that encounter (LB056, Q270).
 */
const isShown = ({ session }: Call): Sql => sql`(not c.is_confidential or ${does(session, 'confidential-results')}
  or exists (select from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id and g.ordered_by = ${session.staffId ?? 0}
    where o.tenant_id = c.tenant_id and o.encounter_id = c.encounter_id and o.is_confidential))`;

/** Of the hospital, the latest first. */
export const listNotifiableCases = handle(listNotifiableCasesEndpoint, (call, input) =>
  readPatientRows(
    call,
    {
      patient: sql`e.patient_id`,
      select: sql`c.notifiable_case_id, c.encounter_id, c.disease_name, c.disease_code, c.source, c.noticed_at, e.patient_id,
        p.salutation, p.first_name, p.middle_name, p.last_name, p.contact_no, c.reported_at, c.reported_to, c.acknowledgement_no`,
      from: sql`notifiable_case c
        join encounter e on e.tenant_id = c.tenant_id and e.encounter_id = c.encounter_id
        join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id`,
      where: sql`c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId}
        and ${isShown(call)} and ${input.standing ? standings[input.standing] : sql`true`}`,
      columns: {
        firstName: { sql: sql`p.search_name`, kind: 'text' },
        diseaseName: { sql: sql`c.disease_name`, kind: 'text' },
        noticedAt: { sql: sql`c.noticed_at`, kind: 'instant' },
      },
      tieBreak: sql`c.notifiable_case_id`,
      defaultOrder: sql`c.noticed_at desc`,
    },
    row,
    input,
  ),
);

/** The authority and its number. The first report stays; only a number that came later is added. */
export const reportNotifiableCase = handle(
  reportNotifiableCaseEndpoint,
  async (call, { notifiableCaseId, reportedTo, acknowledgementNo }) => {
    const { reported } = await lockCase(call, notifiableCaseId);
    if (reported) {
      const isAddition =
        reported.contact === reportedTo && reported.acknowledgementNo === null && Boolean(acknowledgementNo);
      if (!isAddition) refuse(chartSentences.caseReportedAlready(reported));
    }
    await call.tx.rows(sql`
      update notifiable_case set reported_at = coalesce(reported_at, ${call.now}), reported_to = ${reportedTo},
        reported_by = coalesce(reported_by, ${call.userId}), acknowledgement_no = ${acknowledgementNo || null}
      where tenant_id = ${call.tenantId} and notifiable_case_id = ${notifiableCaseId}`);
    call.say(chartSentences.caseReported);
    return { notifiableCaseId };
  },
);

interface Reported {
  /** Authority, user and time of the report. */
  readonly contact: string;
  readonly name: string;
  readonly day: string;
  readonly acknowledgementNo: string | null;
}

/** A case of the hospital, held until the transaction ends, with what was reported of it. */
async function lockCase(call: Call, notifiableCaseId: number): Promise<{ reported: Reported | null }> {
  const found = await call.tx.one<Omit<Reported, 'day'> & { reportedAt: string | null }>(
    sql`select c.reported_at, c.reported_to as contact, c.acknowledgement_no, coalesce(u.name, '') as name from notifiable_case c
      left join app_user u on u.tenant_id = c.tenant_id and u.user_id = c.reported_by
      where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and c.notifiable_case_id = ${notifiableCaseId}
        and ${isShown(call)}
      for update of c`,
    chartSentences.caseDoesNotExist,
  );
  const { reportedAt, ...reported } = found;
  return {
    reported:
      reportedAt === null ? null : { ...reported, day: dateInZone(new Date(reportedAt), call.hospital.timezone) },
  };
}
