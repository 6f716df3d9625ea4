// Certificates and letters: each with the next number of its series, and none about days before the visit without a reason (OP036).
import {
  addCertificate as addCertificateEndpoint,
  audiencesWithoutDiagnosis,
  listCertificates as listCertificatesEndpoint,
} from '@charaka/contract/clinic/consultation/certificate';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { namedDiagnosis, type RecordedDiagnosis } from '@charaka/rules/clinic/named-diagnosis';
import { daysBetween } from '@charaka/rules/stay/hospital-day';
import sql, { empty } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { readVisit } from './consultation-store.ts';
import { signerOf } from './signer.ts';

type Certificate = OutputOf<typeof listCertificatesEndpoint>['certificates'][number];
type Typed = ParsedOf<typeof addCertificateEndpoint>['certificate'];

/** A visit and its patient. */
interface VisitOfPatient {
  readonly patientId: number;
  readonly encounterId: number;
}

/** Sick leave is for so many days at most. */
const MOST_SICK_DAYS = 15;

function read(call: Call, encounterId: number, certificateId?: number): Promise<Certificate[]> {
  return call.tx.rows<Certificate>(sql`
    select x.certificate_id, x.encounter_id, x.kind, x.serial_no, x.audience, x.is_diagnosis_agreed, x.addressee, x.body, x.from_day::text, x.to_day::text, x.past_reason,
      x.issued_at, ${staffName(sql`s`)} as signer_name, s.qualification as signer_qualification,
      s.registration_no as signer_registration_no
    from patient_certificate x join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.signer_id
    where x.tenant_id = ${call.tenantId} and x.encounter_id = ${encounterId}
      ${certificateId ? sql`and x.certificate_id = ${certificateId}` : empty}
    order by x.issued_at desc, x.certificate_id desc`);
}

/** Those of a visit. */
export const listCertificates = handle(listCertificatesEndpoint, async (call, { patientId, visitId }) => {
  const { encounterId } = await readVisit(call, visitId, patientId);
  return { patientId, certificates: await read(call, encounterId) };
});

function refuseFaults({ kind, fromDay, toDay, addressee, pastReason }: Typed, visitOn: string): void {
  if (kind === 'Fitness' && !fromDay)
    refuse(consultationSentences.enterFitDay, { 'certificate.fromDay': consultationSentences.enterFitDay });
  if (kind === 'SickLeave' && !(fromDay && toDay)) refuse(consultationSentences.enterLeaveDays);
  if (kind === 'Referral' && !addressee) refuse(consultationSentences.enterAddressee);
  const isBackwards = fromDay && toDay && toDay < fromDay;
  if (isBackwards)
    refuse(consultationSentences.leaveEndsFirst, { 'certificate.toDay': consultationSentences.leaveEndsFirst });
  if (fromDay && fromDay < visitOn && !pastReason)
    refuse(consultationSentences.reasonForPast, { 'certificate.pastReason': consultationSentences.reasonForPast });
  if (kind === 'SickLeave' && fromDay && toDay && daysBetween(fromDay, toDay) + 1 > MOST_SICK_DAYS)
    refuse(consultationSentences.leaveTooLong({ count: MOST_SICK_DAYS }));
}

/** Diagnoses of every visit of the patient, those of the draft and the problems on the chart: none of them is the reader's business. */
function readDiagnoses(call: Call, patientId: number, encounterId: number): Promise<RecordedDiagnosis[]> {
  return call.tx.rows<RecordedDiagnosis>(sql`
    select d.diagnosis_name, nullif(d.code, '') as code from encounter_diagnosis d
    join encounter e on e.tenant_id = d.tenant_id and e.encounter_id = d.encounter_id
    where d.tenant_id = ${call.tenantId} and e.patient_id = ${patientId} and d.is_active
    union
    select p.problem_name, nullif(p.code, '') from patient_problem p
    where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}
    union
    select name #>> '{}', null from consultation c, jsonb_path_query(c.draft, 'strict $.**.diagnosisName') name
    where c.tenant_id = ${call.tenantId} and c.encounter_id = ${encounterId}`);
}

/** An employer or a school learns a diagnosis only where the patient agrees, and sick leave without a named reader goes to them; every text that is printed is looked at. */
async function refuseDiagnosis(call: Call, { patientId, encounterId }: VisitOfPatient, certificate: Typed) {
  const { isDiagnosisAgreed } = certificate;
  const audience = certificate.audience ?? (certificate.kind === 'SickLeave' ? 'Employer' : '');
  if (!audiencesWithoutDiagnosis.includes(audience) || isDiagnosisAgreed) return;
  const recorded = await readDiagnoses(call, patientId, encounterId);
  for (const field of ['body', 'addressee', 'pastReason'] as const) {
    const diagnosisName = namedDiagnosis(certificate[field] ?? '', recorded);
    if (diagnosisName === undefined) continue;
    const sentence = consultationSentences.diagnosisNotAgreed({ diagnosisName });
    refuse(sentence, { [`certificate.${field}`]: sentence });
  }
}

/** By the doctor who asks, with their registration number. */
export const addCertificate = handle(addCertificateEndpoint, async (call, { patientId, visitId, certificate }) => {
  const visit = await readVisit(call, visitId, patientId);
  if (visit.isCancelled) refuse(consultationSentences.visitClosed);
  const signerId = await signerOf(call);
  refuseFaults(certificate, visit.visitOn);
  await refuseDiagnosis(call, { patientId, encounterId: visit.encounterId }, certificate);
  const { hospitalId } = call.hospital;
  const { kind, audience, isDiagnosisAgreed, addressee, body, fromDay, toDay, pastReason } = certificate;
  const { certificateId } = await call.tx.single<{ certificateId: number }>(sql`
    insert into patient_certificate (tenant_id, hospital_id, encounter_id, kind, serial_no, audience,
      is_diagnosis_agreed, addressee, body, from_day, to_day,
      past_reason, signer_id, issued_by, issued_at)
    values (${call.tenantId}, ${hospitalId}, ${visit.encounterId}, ${kind}, next_number(${`certificate ${kind}`}, ${hospitalId}),
      ${audience ?? null}, ${isDiagnosisAgreed ?? false}, ${addressee || null}, ${body}, ${fromDay ?? null}, ${toDay ?? null}, ${pastReason || null}, ${signerId}, ${call.userId}, ${call.now})
    returning certificate_id`);
  const [written] = await read(call, visit.encounterId, certificateId);
  if (!written) throw new Error('A certificate that was written is not found');
  call.say(consultationSentences.certificateSigned({ serialNo: written.serialNo }));
  return { patientId, certificate: written };
});
