// Makes a session complete before the shell shows: hospital, financial year and rights (R047, R059, R081, R137).

import { getHospital, listFinancialYears } from '@charaka/contract/foundation/tenancy/tenancy';
import { call, SessionEnded, TransportFailure } from '../../kernel/call.ts';
import { onlyActive } from '../../kernel/filters.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { rightsQuery } from '../../kernel/rights.ts';
import { changeSession, currentSession, endSession } from '../../kernel/session.ts';

/** Reads what is missing. A hospital that cannot be read ends the session; a broken line throws and may be retried. */
export async function prepareSession(): Promise<void> {
  try {
    await Promise.all([prepareHospital(), prepareFinancialYear(), queryClient.ensureQueryData(rightsQuery())]);
  } catch (error) {
    if (error instanceof SessionEnded) return;
    if (error instanceof TransportFailure) throw error;
    reportFailure(error);
    endSession();
  }
}

async function prepareHospital(): Promise<void> {
  const session = currentSession();
  if (!session || session.hospital) return;
  const { hospital } = await call(getHospital, { hospital: { hospitalId: session.hospitalId } });
  changeSession({ hospital });
}

async function prepareFinancialYear(): Promise<void> {
  if (!currentSession() || currentSession()?.finYear) return;
  const { rows } = await call(listFinancialYears, { filterParams: [onlyActive], pageNumber: 0, pageSize: 0 });
  changeSession({ finYear: rows[0]?.finYear ?? null });
}
