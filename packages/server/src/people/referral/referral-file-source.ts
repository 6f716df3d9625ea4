// Referrers as a file: read here, added and changed by the calls of the dialog, so that agreed commissions keep their lock (R166).
import { referralFile } from '@charaka/contract/people/referral/referral-file';
import sql, { empty } from 'sql-template-tag';
import { areaSource } from '../../resource/area-source.ts';
import type { MasterRecord } from '../../resource/master-store.ts';
import { addReferral } from './add-referral.ts';
import { keptReferral } from './referral-store.ts';
import { updateReferral } from './update-referral.ts';

/** The referrals of the tenant as a file. */
export const referralSource = areaSource(referralFile, {
  add: addReferral,
  update: updateReferral,
  item: 'referral',
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(
      sql`select ${keptReferral}
        from referral where tenant_id = ${call.tenantId} order by referral_id${isLocking ? sql` for update` : empty}`,
    ),
});
