// A request to a payer, as its list answers it.
import type { listAuthorizations } from '@charaka/contract/money/tpa/authorization';
import type { RowOf } from '../../kernel/use-list.ts';

/** A request of the list. */
export type AuthorizationRow = RowOf<typeof listAuthorizations>;
