// Closes the encounters of visits and walk-ins that are over: tests of the next days still belong to the visit, later ones do not (OR006).
import sql from 'sql-template-tag';
import { z } from 'zod';
import { handleJob } from '../../kernel/job-handler.ts';
import { jobKind } from '../../kernel/job-kind.ts';

/** So long after the end of its day a visit takes orders. */
const HOURS_AFTER_DAY = 72;
/** So many go in one transaction. */
const MOST_ROWS = 2000;

const kind = jobKind({ name: 'close-visits', payload: z.object({}), lane: 'single' });

/** Every hour; a visit's day ends by the clock of its hospital. */
export const closeVisits = handleJob(
  kind,
  (job) =>
    job.write(async (tx) => {
      const closed = await tx.rows<{ encounterId: number }>(sql`
        update encounter e set closed_at = now(), close_reason = 'Visit over'
        from (
          select open.tenant_id, open.encounter_id from encounter open
          join hospital h on h.tenant_id = open.tenant_id and h.hospital_id = open.hospital_id
          left join opd_visit v on v.tenant_id = open.tenant_id and v.opd_visit_id = open.opd_visit_id
          where open.tenant_id = ${job.tenantId} and open.encounter_class in ('OPD', 'Direct') and open.closed_at is null
            and ((coalesce(v.day, (open.opened_at at time zone h.timezone)::date) + 1)::timestamp at time zone h.timezone) + make_interval(hours => ${HOURS_AFTER_DAY}) <= now()
          limit ${MOST_ROWS}
        ) over_now
        where e.tenant_id = over_now.tenant_id and e.encounter_id = over_now.encounter_id
        returning e.encounter_id`);
      if (closed.length >= MOST_ROWS) await job.again(tx);
      else await job.finish(tx);
    }),
  { schedule: { every: 'Hour', atTime: '00:00', label: 'Close visits' } },
);
