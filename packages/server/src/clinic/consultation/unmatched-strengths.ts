// Signed prescription lines whose strength no product has: papers stay as they were signed, and a doctor looks at what they say (Q253).
import { unmatchedStrengthWorklist } from '@charaka/contract/clinic/consultation/unmatched-strength';
import { nameKey } from '@charaka/rules/clinic/known-medicine';
import type { MedicineForm } from '@charaka/rules/clinic/medicine-values';
import { strengthQuestion } from '@charaka/rules/clinic/read-medicine';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';
import { patientOf } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { readProducts } from './list-medicines.ts';

interface Prescribed {
  readonly genericName: string;
  readonly strength: string;
  readonly form: MedicineForm;
}
type Unmatched = Prescribed & { readonly readings: readonly string[] };

/** The lines of the newest version of each note of the hospital that was signed within a year. */
const signedLines = (call: Call) => sql`consultation c
  join consultation_version y on y.tenant_id = c.tenant_id and y.consultation_id = c.consultation_id and y.version = c.version
    and y.signed_at > ${call.now}::timestamptz - interval '1 year'
  cross join lateral jsonb_array_elements(y.content -> 'medicines') with ordinality as one (line, line_no)`;

/** Each strength that was prescribed and that raises a question among the products of today, with the strengths they have. */
async function readUnmatched(call: Call): Promise<Unmatched[]> {
  const prescribed = await call.tx.rows<Prescribed>(sql`
    select distinct line ->> 'genericName' as generic_name, line ->> 'strength' as strength, line ->> 'form' as form
    from ${signedLines(call)}
    where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and line ->> 'strength' <> ''`);
  const products = Map.groupBy(await readProducts(call), ({ genericName }) => nameKey(genericName));
  return prescribed.flatMap((one) => {
    const question = strengthQuestion(one, products.get(nameKey(one.genericName)) ?? []);
    return question ? [{ ...one, readings: question.readings.filter((reading) => reading !== one.strength) }] : [];
  });
}

/** The page of one hospital. */
export const listUnmatchedStrengths = handleWorklist(unmatchedStrengthWorklist, async (call) => {
  const unmatched = JSON.stringify(await readUnmatched(call));
  return workSource(unmatchedStrengthWorklist, {
    patient: patientOf(sql`v`),
    from: sql`${signedLines(call)}
      join jsonb_to_recordset(${unmatched}::jsonb) as found ("genericName" text, strength text, form text, readings jsonb)
        on found."genericName" = line ->> 'genericName' and found.strength = line ->> 'strength' and found.form = line ->> 'form'
      join encounter e on e.tenant_id = c.tenant_id and e.encounter_id = c.encounter_id
      join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
      join staff s on s.tenant_id = y.tenant_id and s.staff_id = y.signer_id`,
    where: sql`c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId}`,
    columns: {
      consultationId: sql`c.consultation_id`,
      lineNo: sql`one.line_no::integer`,
      visitId: sql`v.opd_visit_id`,
      genericName: sql`found."genericName"`,
      strength: sql`found.strength`,
      form: sql`found.form`,
      readings: sql`found.readings`,
      signedAt: sql`y.signed_at`,
      signerName: staffName(sql`s`),
    },
    compared: { signerName: sortedStaffName(sql`s`) },
    tieBreak: sql`c.consultation_id, one.line_no`,
    defaultOrder: sql`y.signed_at desc`,
  });
});
