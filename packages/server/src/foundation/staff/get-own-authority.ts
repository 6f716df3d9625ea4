// Tells a screen what its user may decide today; the server asks again whenever something is decided (Q191).
import { getOwnAuthority as getOwnAuthorityEndpoint } from '@charaka/contract/foundation/staff/delegation';
import { handle } from '../../kernel/handler.ts';
import { authorityOf } from './authority.ts';

/** The flags of the session, true for the day of the hospital worked in. */
export const getOwnAuthority = handle(getOwnAuthorityEndpoint, async (call) => {
  const { isApprover, isDelegator, actingFor, limitPaise } = await authorityOf(call);
  return {
    authority: {
      isApprover,
      isDelegator,
      approvalLimit: limitPaise,
      approverName: actingFor?.approverName,
      toDay: actingFor?.toDay,
    },
  };
});
