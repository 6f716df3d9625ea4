// The declaration of the outsource area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addPartnerBill, previewPartnerBill } from './add-partner-bill.ts';
import { acceptPartnerBill, refusePartnerBillLines, withdrawPartnerBill } from './close-partner-bill.ts';
import { addDispatch, receiveDispatch } from './dispatch.ts';
import { listDispatches, listSendable } from './list-dispatches.ts';
import { listOutsourceCosts, setProviderRate } from './outsource-costs.ts';
import { getPartnerBill, listPartnerBills, listUnbilledTests } from './partner-bills.ts';

/** Work of partner laboratories: sent with its specimens, received, its costs, and the partner's bills. */
export const outsourceArea: ServerArea = {
  handlers: () => [
    listDispatches,
    listSendable,
    addDispatch,
    receiveDispatch,
    listOutsourceCosts,
    setProviderRate,
    listPartnerBills,
    getPartnerBill,
    listUnbilledTests,
    previewPartnerBill,
    addPartnerBill,
    refusePartnerBillLines,
    acceptPartnerBill,
    withdrawPartnerBill,
  ],
  recordNames: { outsource_line: null },
};
