// How many orders a stay has.
import sql from 'sql-template-tag';
import type { StayCounts } from '../../stay/admission/stay-counts.ts';

/** Counted under the tab of orders. */
export const orderCounts: StayCounts['stayCounts'] = [
  {
    tab: 'orders',
    deed: 'read-chart',
    count: (tenantId, admissionId) => sql`
      select count(*)::integer as count from clinical_order o
      join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
      where o.tenant_id = ${tenantId} and e.admission_id = ${admissionId}`,
  },
];
