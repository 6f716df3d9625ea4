// The share of doctor and hospital in a charge, as the list answers it.
import type { listChargeMappings } from '@charaka/contract/money/tariff/charge-mapping';
import type { RowOf } from '../../kernel/use-list.ts';

/** A share of the list. */
export type Mapping = RowOf<typeof listChargeMappings>;
