// The payer's part of a stay while it is an estimate: a sum that the desk entered and the payer did not authorise (Q259).
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/**
 * The sum that the stay counts as authorised while neither a final amount, nor a confirmed version of the bill, nor an answer of its payer
 * covers it; null otherwise. An answer for the discharge comes after those for the admission, which then no longer count.
 */
export async function readPayerEstimate(call: Call, admissionId: number): Promise<Paise | null> {
  const found = await call.tx.row<{ estimatePaise: Paise }>(sql`
    select a.tpa_authorized_paise as estimate_paise from admission a
    where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId} and a.association_id is not null
      and a.tpa_authorized_paise > 0 and a.final_authorized_paise is null
      and not exists (select 1 from bill_version v
        where v.tenant_id = a.tenant_id and v.admission_id = a.admission_id and v.status = 'confirmed')
      and a.tpa_authorized_paise > coalesce((select max(x.approved_paise) from tpa_authorization x
        where x.tenant_id = a.tenant_id and x.admission_id = a.admission_id and x.association_id = a.association_id
          and x.answered_at is not null
        group by x.kind order by x.kind = 'discharge' desc limit 1), 0)`);
  return found?.estimatePaise ?? null;
}
