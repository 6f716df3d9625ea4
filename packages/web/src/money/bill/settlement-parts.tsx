// The page a final bill is made on, as the desk puts it together with what other areas check.
import type { ComponentType } from 'react';
import { FinalBill, type FinalBillProps } from './add-bill.tsx';

/** Drawn below the title of its page. */
export const billSettlement: { readonly Page: ComponentType<FinalBillProps> } = { Page: FinalBill };
