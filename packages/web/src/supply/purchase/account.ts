// The account of a supplier as the screens pass it on.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getSupplierLedger } from '@charaka/contract/supply/purchase/supplier-payment';

/** The account as the server answers it. */
export type Account = OutputOf<typeof getSupplierLedger>['account'];
