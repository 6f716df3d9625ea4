// Who refers patients, as a file: read here, added and changed by the calls of the dialog, so that agreed commissions keep their lock (R166).
import { referralFile } from '@charaka/contract/people/referral/referral-file';
import sql, { empty } from 'sql-template-tag';
import { areaSource } from '../../resource/area-source.ts';
import type { MasterRecord } from '../../resource/master-store.ts';
import { addReferral } from './add-referral.ts';
import { updateReferral } from './update-referral.ts';

/** The referrals of the tenant as a file. */
export const referralSource = areaSource(referralFile, {
  add: addReferral,
  update: updateReferral,
  item: 'referral',
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(
      sql`select referral_id, referral_name, contact_no, email, address, pan_no, ipd_basis_points as ipd_percentage,
          opd_basis_points as opd_percentage, ot_basis_points as ot_percentage, other_basis_points as other_percentage, is_active
        from referral where tenant_id = ${call.tenantId} order by referral_id${isLocking ? sql` for update` : empty}`,
    ),
});
