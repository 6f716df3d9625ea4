// Counts of discharges that wait for action: departments that have not cleared, and patients whose bill is made.
import { dischargeWaiting } from '@charaka/contract/stay/discharge/waiting';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, nothingWaits, type Waiting } from '../../kernel/waiting-count.ts';
import { awaitsClearance, awaitsLeaving } from '../admission/admission-selection.ts';
import { dischargeSettings } from './discharge-settings.ts';

const countOnTheWayOut = ({ tx, tenantId, hospital }: Call, awaited: Sql): Promise<Waiting> =>
  tx.single<Waiting>(sql`
    select count(*), min(a.discharge_initiated_at) as since from admission a
    where a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId} and ${awaited}`);

/** The lines of this area; where a hospital keeps no checklist, no department is waited for. */
export const dischargeWaits = counted(dischargeWaiting, {
  clearances: async (call) =>
    dischargeSettings.of(call.hospital).dischargeChecklist === 'off'
      ? nothingWaits
      : countOnTheWayOut(call, awaitsClearance),
  toLeave: (call) => countOnTheWayOut(call, awaitsLeaving),
});
