// Moves the calls of the laboratory from before into the one log of critical calls, batch by batch (Q248, 0096).
import sql from 'sql-template-tag';
import { z } from 'zod';
import { handleJob } from '../../kernel/job-handler.ts';
import { jobKind } from '../../kernel/job-kind.ts';

/** So many rows go in one transaction. */
const MOST_ROWS = 1000;

const kind = jobKind({ name: 'move-lab-calls', payload: z.object({}), lane: 'slow' });

/** Enqueued once for each tenant by the migration; a call that a server of before writes is copied by a trigger. */
export const moveLabCalls = handleJob(kind, (job) =>
  job.write(async (tx) => {
    const moved = await tx.rows<{ labCallId: number }>(sql`
      insert into critical_call (tenant_id, hospital_id, clinical_order_id, outcome, told_to, told_by, told_at, is_read_back, note,
        lab_work_id, repeat_no, lab_call_id)
      select c.tenant_id, w.hospital_id, w.clinical_order_id, case c.outcome when 'Reached' then 'Told' else c.outcome end, c.told_name,
        c.called_by, c.called_at, c.is_read_back, c.note, c.lab_work_id, c.repeat_no, c.lab_call_id
      from lab_call c join lab_work w on w.tenant_id = c.tenant_id and w.lab_work_id = c.lab_work_id
      where c.tenant_id = ${job.tenantId}
        and not exists (select from critical_call k where k.tenant_id = c.tenant_id and k.lab_call_id = c.lab_call_id)
      order by c.lab_call_id limit ${MOST_ROWS}
      on conflict do nothing
      returning lab_call_id`);
    if (moved.length >= MOST_ROWS) await job.again(tx);
    else await job.finish(tx);
  }),
);
