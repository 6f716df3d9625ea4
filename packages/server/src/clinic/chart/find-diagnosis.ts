// Finds a diagnosis: what the asker noted lately, what the hospital notes most, then the table of codes (OP018).
import { findDiagnosis as findDiagnosisEndpoint } from '@charaka/contract/clinic/chart/diagnosis';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';

type Found = OutputOf<typeof findDiagnosisEndpoint>['found'][number];

const MOST_FOUND = 20;
const DAYS_BACK = 180;

/** Of one code only the nearest source is answered. The master has ICD-10. */
export const findDiagnosis = handle(findDiagnosisEndpoint, async (call, { searchText, codeSystem }) => {
  const typed = searchText.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  const found = await call.tx.rows<Found>(sql`
    with noted as (
      select d.diagnosis_id, d.code_system, d.code, d.diagnosis_name, d.noted_by = ${call.userId} as is_own, count(*) as times,
        max(d.noted_at) as last_at
      from encounter_diagnosis d
      join encounter e on e.tenant_id = d.tenant_id and e.encounter_id = d.encounter_id
      where d.tenant_id = ${call.tenantId} and e.hospital_id = ${call.hospital.hospitalId} and d.is_active
        and d.noted_at > ${call.now}::timestamptz - make_interval(days => ${DAYS_BACK})
        and (lower(d.diagnosis_name) like '%' || ${typed} || '%' or lower(d.code) like ${typed} || '%')
      group by 1, 2, 3, 4, 5),
    found as (
      (select diagnosis_id, code_system, code, diagnosis_name, 'Own' as source, 1 as place, last_at, times from noted
        where is_own order by last_at desc limit ${MOST_FOUND})
      union all
      (select diagnosis_id, code_system, code, diagnosis_name, 'Hospital', 2, null, sum(times) from noted
        group by 1, 2, 3, 4 order by 8 desc limit ${MOST_FOUND})
      union all
      (select diagnosis_id, 'ICD10', icd_code, diagnosis_name, 'Table', 3, null, 0 from diagnosis
        where tenant_id = ${call.tenantId} and is_active
          and (lower(diagnosis_name) like '%' || ${typed} || '%' or lower(icd_code) like ${typed} || '%')
        order by (lower(diagnosis_name) like ${typed} || '%') desc, diagnosis_name limit ${MOST_FOUND}))
    select diagnosis_id, code_system, code, diagnosis_name, source from (
      select distinct on (code_system, code, lower(diagnosis_name)) * from found
      where ${codeSystem ?? null}::text is null or code_system = ${codeSystem ?? null}
      order by code_system, code, lower(diagnosis_name), place) nearest
    order by place, last_at desc nulls last, times desc, diagnosis_name
    limit ${MOST_FOUND}`);
  return { found };
});
