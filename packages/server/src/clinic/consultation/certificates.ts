// Certificates and letters: each with the next number of its series, and none about days before the visit without a reason (OP036).
import {
  addCertificate as addCertificateEndpoint,
  audiencesWithoutDiagnosis,
  listCertificates as listCertificatesEndpoint,
} from '@charaka/contract/clinic/consultation/certificate';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { daysBetween } from '@charaka/rules/stay/hospital-day';
import sql, { empty } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readVisit } from './consultation-store.ts';
import { signerOf } from './signer.ts';

type Certificate = OutputOf<typeof listCertificatesEndpoint>['certificates'][number];
type Typed = ParsedOf<typeof addCertificateEndpoint>['certificate'];

/** Sick leave is for so many days at most. */
const MOST_SICK_DAYS = 15;

function read(call: Call, encounterId: number, certificateId?: number): Promise<Certificate[]> {
  return call.tx.rows<Certificate>(sql`
    select x.certificate_id, x.encounter_id, x.kind, x.serial_no, x.audience, x.is_diagnosis_agreed, x.addressee, x.body, x.from_day::text, x.to_day::text, x.past_reason,
      x.issued_at, name_in_one(s.salutation, s.first_name, s.last_name) as signer_name, s.qualification as signer_qualification,
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

/** An employer or a school learns a diagnosis of the visit only where the patient agrees. */
async function refuseDiagnosis(call: Call, encounterId: number, { audience, isDiagnosisAgreed, body }: Typed) {
  if (!audiencesWithoutDiagnosis.includes(audience ?? '') || isDiagnosisAgreed) return;
  const named = await call.tx.row<{ diagnosisName: string }>(sql`
    select diagnosis_name from encounter_diagnosis
    where tenant_id = ${call.tenantId} and encounter_id = ${encounterId} and is_active
      and (strpos(lower(${body}), lower(diagnosis_name)) > 0 or strpos(lower(${body}), lower(nullif(code, ''))) > 0)
    order by diagnosis_id limit 1`);
  if (!named) return;
  const sentence = consultationSentences.diagnosisNotAgreed(named);
  refuse(sentence, { 'certificate.body': sentence });
}

/** By the doctor who asks, with their registration number. */
export const addCertificate = handle(addCertificateEndpoint, async (call, { patientId, visitId, certificate }) => {
  const visit = await readVisit(call, visitId, patientId);
  if (visit.isCancelled) refuse(consultationSentences.visitClosed);
  const signerId = await signerOf(call);
  refuseFaults(certificate, visit.visitOn);
  await refuseDiagnosis(call, visit.encounterId, certificate);
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
