// Counts of beds that wait for action: those that are being cleaned, as the board shows them.
import { bedWaiting } from '@charaka/contract/stay/bed/waiting';
import sql from 'sql-template-tag';
import { counted, type Waiting } from '../../kernel/waiting-count.ts';

/** The lines of this area. Who lies in a bed comes before what it is held for (R414). */
export const bedWaits = counted(bedWaiting, {
  bedsToClean: ({ tx, tenantId, hospital }) =>
    tx.single<Waiting>(sql`
      select count(*), min(h.created_at) as since
      from bed b
      join bed_hold h on h.tenant_id = b.tenant_id and h.bed_id = b.bed_id and h.ended_at is null and h.kind = 'cleaning'
      left join bed_stay s on s.tenant_id = b.tenant_id and s.bed_id = b.bed_id and upper_inf(s.during)
      where b.tenant_id = ${tenantId} and b.hospital_id = ${hospital.hospitalId} and b.is_active and not b.is_virtual
        and s.bed_id is null`),
});
