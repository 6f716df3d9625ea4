// How many charge lines a stay has.
import sql from 'sql-template-tag';
import type { StayCounts } from '../../stay/admission/stay-counts.ts';

/** Counted under the tab of charges. */
export const chargeCounts: StayCounts['stayCounts'] = [
  {
    tab: 'charges',
    count: (tenantId, admissionId) => sql`
      select count(*)::integer as count from service_charge x
      where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active`,
  },
];
