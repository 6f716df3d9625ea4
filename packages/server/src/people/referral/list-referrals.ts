// Lists who refers patients, for the screen and for typeaheads (R219, R262).
import { listReferrals as listReferralsEndpoint } from '@charaka/contract/people/referral/referral';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { referralList } from './referral-store.ts';

const row = listReferralsEndpoint.output.shape.rows.element;

/** By name; deactivated ones are told from the others by `isActive`. */
export const listReferrals = handle(listReferralsEndpoint, (call, input) =>
  readList(call.tx, referralList(call.tenantId), row, input),
);
