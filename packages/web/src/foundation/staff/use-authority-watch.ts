// Keeps the session's flags true: who is an approver, and who acts for one today (Q178, Q191).

import { getOwnAuthority } from '@charaka/contract/foundation/staff/delegation';
import { delegationTopic } from '@charaka/contract/foundation/staff/topics';
import { endOfDay } from '@charaka/rules/stay/hospital-day';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hospitalZone, today } from '../../kernel/format.ts';
import { changeSession, currentSession, useSession } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

/** News of a delegation makes the answer old; it is then read again. */
const freshMilliseconds = 10 * 60_000;
/** The server's day begins a moment after ours, should clocks differ a little. */
const afterMidnightMilliseconds = 5_000;

/** For the frame around all screens. */
export function useAuthorityWatch(): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const options = { isEnabled: session !== null, isSilent: true, freshMilliseconds };
  const answer = useAnswer(delegationTopic, getOwnAuthority, {}, options);
  const authority = answer.data?.authority;
  useEffect(() => {
    const user = currentSession()?.user;
    if (!authority || !user) return;
    const { isApprover, isDelegator } = authority;
    if (user.isApprover !== isApprover || user.isDelegator !== isDelegator)
      changeSession({ user: { ...user, isApprover, isDelegator } });
  }, [authority]);
  // Delegations begin and end with the day of the hospital.
  const day = today();
  useEffect(() => {
    const wait = endOfDay(day, hospitalZone()).getTime() - Date.now() + afterMidnightMilliseconds;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: [delegationTopic.name] }),
      Math.max(wait, 0),
    );
    return () => clearTimeout(timer);
  }, [day, queryClient]);
}
