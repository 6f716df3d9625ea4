// How many receipts and refunds a stay has.
import sql from 'sql-template-tag';
import type { StayCounts } from '../../stay/admission/stay-counts.ts';

/** Counted under the tab of payments. */
export const paymentCounts: StayCounts['stayCounts'] = [
  {
    tab: 'payments',
    count: (tenantId, admissionId) => sql`
      select count(*)::integer as count from payment x
      where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active`,
  },
];
