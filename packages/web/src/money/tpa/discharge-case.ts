// A discharge that waits for its payer, as its list answers it.
import type { listDischargeCases } from '@charaka/contract/money/tpa/settlement';
import type { RowOf } from '../../kernel/use-list.ts';

/** A case of the list. */
export type DischargeCase = RowOf<typeof listDischargeCases>;
