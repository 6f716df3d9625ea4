// Keeps the session true to its hospital and financial year: what an administrator changes is seen without a new log-in.

import { getHospital, listFinancialYears } from '@charaka/contract/foundation/tenancy/tenancy';
import { financialYearTopic, hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { useEffect } from 'react';
import { onlyActive } from '../../kernel/filters.ts';
import { changeSession, currentSession, useSession } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

/** Input of the query for active years. */
export const activeYears = { filterParams: [onlyActive], pageNumber: 0, pageSize: 0 };

/** News of the hospital or the years makes these answers old; they are then read again. */
const freshMilliseconds = 10 * 60_000;

/** For the frame around all screens. */
export function useHospitalWatch(): void {
  const session = useSession();
  const hospitalId = session?.hospitalId ?? 0;
  const options = { isEnabled: session !== null, isSilent: true, freshMilliseconds };
  const hospital = useAnswer(hospitalTopic, getHospital, { hospital: { hospitalId } }, options).data?.hospital;
  const years = useAnswer(financialYearTopic, listFinancialYears, activeYears, options).data?.rows;
  useEffect(() => {
    const present = currentSession();
    if (!hospital || hospital.hospitalId !== present?.hospitalId) return;
    if (JSON.stringify(hospital) !== JSON.stringify(present.hospital)) changeSession({ hospital });
  }, [hospital]);
  useEffect(() => {
    const finYear = years?.[0]?.finYear;
    if (finYear !== undefined && finYear !== currentSession()?.finYear) changeSession({ finYear });
  }, [years]);
}
