// How many notes a stay has.
import sql from 'sql-template-tag';
import type { StayCounts } from '../admission/stay-counts.ts';

/** Counted under the tab of notes. */
export const noteCounts: StayCounts['stayCounts'] = [
  {
    tab: 'notes',
    count: (tenantId, admissionId) => sql`
      select count(*)::integer as count from admission_note x
      where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active`,
  },
];
