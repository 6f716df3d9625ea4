// Counts of pending work on bills: discharges to be billed, deposits that run low, dues to be received.
import { billWaiting } from '@charaka/contract/money/bill/waiting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, type Waiting } from '../../kernel/waiting-count.ts';
import { awaitsBill } from '../../stay/admission/admission-selection.ts';
import { owing } from './due-store.ts';
import { readLowDeposits } from './low-deposits.ts';

const countToBill = ({ tx, tenantId, hospital }: Call): Promise<Waiting> =>
  tx.single<Waiting>(sql`
    select count(*), min(a.discharge_initiated_at) as since,
      (array_agg(a.admission_id order by a.discharge_initiated_at, a.admission_id))[1] as first_id
    from admission a
    where a.tenant_id = ${tenantId} and a.hospital_id = ${hospital.hospitalId} and ${awaitsBill}`);

async function countLowDeposits(call: Call): Promise<Waiting> {
  const low = await readLowDeposits(call);
  const [first] = low;
  if (!first) return { count: 0 };
  const worst = first.netPayablePaise > 0 ? first.netPayablePaise : null;
  return { count: low.length, worst, firstId: first.admissionId };
}

const countDues = (call: Call): Promise<Waiting> =>
  call.tx.single<Waiting>(sql`
    select count(*), min(b.billed_at) as since, max(b.due_paise + b.non_hospital_due_paise) as worst
    from patient_bill b where ${owing(call)}`);

/** The lines of this area. */
export const billWaits = counted(billWaiting, { toBill: countToBill, lowDeposits: countLowDeposits, dues: countDues });
