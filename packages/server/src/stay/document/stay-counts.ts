// How many documents a stay has.
import sql from 'sql-template-tag';
import type { StayCounts } from '../admission/stay-counts.ts';

/** Counted under the tab of documents. */
export const documentCounts: StayCounts['stayCounts'] = [
  {
    tab: 'documents',
    count: (tenantId, admissionId) => sql`
      select count(*)::integer as count from admission_document x
      where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active`,
  },
];
