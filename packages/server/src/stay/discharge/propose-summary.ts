// The first draft of a discharge summary: the record of the patient, and facts of the stay from charts, orders and theatres (R221).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import type { getSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import sql from 'sql-template-tag';
import { cleanHtml } from '../../kernel/clean-html.ts';
import type { Call } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';
import { everythingKnown } from '../admission/known-of-stay.ts';

type Proposal = NonNullable<OutputOf<typeof getSummary>['proposal']>;

const nothing = { diagnosis: '', history: '', findings: '', investigations: '', treatment: '', medicines: [] };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Lines of plain text as a list; nothing where there are none. */
function listOf(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${line.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

/** The draft with health facts, for callers who may see them (Q235); for others the doctor alone. */
export async function proposeSummary(call: Call, admissionId: number): Promise<Proposal> {
  const { doctorId, ...told } = await readRecord(call, admissionId);
  if (!does(call.session, 'health-facts')) return { doctorId, ...nothing };
  const known = await everythingKnown(call, admissionId);
  return {
    doctorId,
    diagnosis: cleanHtml(told.diagnosis + listOf(known.diagnosis)),
    history: cleanHtml(told.history + listOf(known.history)),
    findings: cleanHtml(told.findings),
    investigations: cleanHtml(listOf(known.investigations)),
    treatment: cleanHtml(listOf(known.treatment)),
    medicines: [...known.medicines],
  };
}

/** The text in the record of the patient. */
function readRecord(call: Call, admissionId: number) {
  return call.tx.one<Record<'diagnosis' | 'findings' | 'history', string> & { doctorId: number }>(
    sql`select a.doctor_id, coalesce(p.provisional_diagnosis, '') as diagnosis, coalesce(p.key_findings, '') as findings,
        concat(p.presenting_complaint, p.presenting_illness, p.medicosurgical_history, p.family_history) as history
      from admission a
      join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
      where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId} and a.hospital_id = ${call.hospital.hospitalId}`,
    admissionSentences.admissionDoesNotExist,
  );
}
