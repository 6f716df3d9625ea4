// The declarations of the order area for the server.
import { auditSecrets } from '../../foundation/access/audit-secrets.ts';
import type { ServerArea } from '../../kernel/area.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { knownOfStay } from '../../stay/admission/known-of-stay.ts';
import { numberedRecords } from '../../stay/admission/numbered-records.ts';
import type { StayCounts } from '../../stay/admission/stay-counts.ts';
import { undecidedOrders } from '../../stay/admission/undecided-orders.ts';
import { chargeAdmitted } from './charge-admitted.ts';
import { checkOrders } from './check-orders.ts';
import { secretOrders } from './confidential-order.ts';
import { addCriticalCall, getCriticalResult } from './critical-calls.ts';
import { findByNumber } from './find-by-number.ts';
import { findOrderables } from './find-orderables.ts';
import { findUndecidedOrders, followOrders } from './follow-orders.ts';
import { tellOrders } from './known-of-orders.ts';
import { getOrder, listOrders, listWorklist } from './list-orders.ts';
import { listWardDue } from './list-ward-due.ts';
import { listOrderChoices, setFavourite } from './order-choices.ts';
import { stopSeries } from './order-series.ts';
import { findOrdersOfNumber } from './orders-of-number.ts';
import { signOrdersAnew } from './sign-anew.ts';
import { countersignOrders, signOrders } from './sign-orders.ts';
import { orderCounts } from './stay-counts.ts';
import { orderWaitingCounts } from './waiting.ts';
import {
  acceptOrders,
  acknowledgeResults,
  backwardSteps,
  cancelOrders,
  completeOrders,
  startOrders,
  verifyOrders,
} from './work-on-orders.ts';

/** Orders on stays and visits, and the worklist of the departments. */
export const orderArea: ServerArea & AfterAdmissions & StayCounts = {
  handlers: () => [
    findOrderables,
    signOrders,
    signOrdersAnew,
    countersignOrders,
    listOrders,
    getOrder,
    listWorklist,
    listWardDue,
    acceptOrders,
    startOrders,
    completeOrders,
    verifyOrders,
    ...backwardSteps,
    checkOrders,
    listOrderChoices,
    setFavourite,
    findOrdersOfNumber,
    cancelOrders,
    stopSeries,
    followOrders,
    acknowledgeResults,
    addCriticalCall,
    getCriticalResult,
  ],
  waits: () => orderWaitingCounts,
  stayCounts: orderCounts,
  afterAdmission: [{ stage: 'charge', run: chargeAdmitted }],
  fills: [
    undecidedOrders.filledBy(findUndecidedOrders),
    knownOfStay.filledBy(tellOrders),
    auditSecrets.filledBy(secretOrders),
    numberedRecords.filledBy(findByNumber),
  ],
  recordNames: { clinical_order: null, order_series: null },
};
