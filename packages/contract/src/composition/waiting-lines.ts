// THE list of waiting lines, as areas declare them.
import { counterWaiting } from '../clinic/counter/waiting.ts';
import { opdWaiting } from '../clinic/opd/waiting.ts';
import { orderWaiting } from '../clinic/order/waiting.ts';
import { laboratoryWaiting } from '../diagnostics/laboratory/waiting.ts';
import { approvalWaiting } from '../foundation/approval/waiting.ts';
import { billWaiting } from '../money/bill/waiting.ts';
import { tpaWaiting } from '../money/tpa/waiting.ts';
import { bedWaiting } from '../stay/bed/waiting.ts';
import { dischargeWaiting } from '../stay/discharge/waiting.ts';
import { assetWaiting } from '../supply/asset/waiting.ts';
import { pharmacyWaiting } from '../supply/pharmacy/waiting.ts';
import { purchaseWaiting } from '../supply/purchase/waiting.ts';
import { storeWaiting } from '../supply/store/waiting.ts';

/** Every line by its code. */
export const waitingLines = {
  ...approvalWaiting,
  ...opdWaiting,
  ...counterWaiting,
  ...orderWaiting,
  ...laboratoryWaiting,
  ...billWaiting,
  ...dischargeWaiting,
  ...tpaWaiting,
  ...bedWaiting,
  ...storeWaiting,
  ...purchaseWaiting,
  ...pharmacyWaiting,
  ...assetWaiting,
};

/** The code of a line. */
export type WaitingCode = keyof typeof waitingLines;
