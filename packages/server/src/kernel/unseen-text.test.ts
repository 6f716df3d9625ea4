// A text of invisible letters counts as empty: an unreadable reason or name is refused.
import { addPayment } from '@charaka/contract/money/payment/payment';
import { expect, it } from 'vitest';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const DAY = 86_400_000;

it.each([' \u200B ', '\u2060', '\u200E\u200F', '\u00AD', '\u3164', '\u2800'])(
  'a reason of %j does not book money on an earlier day (Q262)',
  async (backdateReason) => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    const paidAt = new Date(Date.now() - DAY).toISOString();
    const payment = { admissionId, paidAt, paymentType: 'Receive' as const, amount: 100 };
    const { message } = await tenant.call(addPayment, { payment: { ...payment, backdateReason } });
    expect(message).toBe('Enter the reason for booking this on an earlier day');
    expect((await tenant.call(addPayment, { payment: { ...payment, backdateReason: 'क्\u200D' } })).isFailure).toBe(
      false,
    );
  },
);
