// Proves that days and times are written as the hospital of the session has set it.
import { afterEach, expect, it } from 'vitest';
import { formatDateTime, formatDay, formatHours, formatMoney, formatTime } from './format.ts';
import { adoptSession, endSession } from './session.ts';
import type { Session, SessionHospital } from './session-state.ts';

/** Signs somebody in who works in a hospital with these settings. */
function workIn(settings: Partial<SessionHospital>): void {
  const session = { user: { roleId: 1 }, token: 't', hospitalId: 1, hospital: settings, tokenEndsAt: 0 };
  adoptSession(session as unknown as Session, '1');
}

afterEach(() => endSession('this-tab'));

const evening = '2026-11-21T13:05:00Z';

it('reads clocks to 12 or to 24 as the hospital does (R143)', () => {
  workIn({ timezone: 'Asia/Kolkata', timeFormat: 12 });
  expect(formatTime(evening)).toBe('06:35 PM');
  expect(formatTime('2026-11-20T18:31:00Z')).toBe('12:01 AM');
  expect(formatHours('09:00', '13:30')).toBe('09:00 AM–01:30 PM');
  workIn({ timezone: 'Asia/Dhaka', timeFormat: 24 });
  expect(formatTime(evening)).toBe('19:05');
  expect(formatHours('09:00', '13:30')).toBe('09:00–13:30');
});

it('orders day, month and year in each of the three ways (R144, R145)', () => {
  const written = [1, 2, 3].map((dateFormat) => {
    workIn({ timezone: 'Asia/Kolkata', timeFormat: 24, dateFormat });
    return [formatDay('2026-11-09'), formatDateTime(evening)];
  });
  expect(written).toEqual([
    ['09/11/2026', '21/11/2026 18:35'],
    ['11/09/2026', '11/21/2026 18:35'],
    ['2026/11/09', '2026/11/21 18:35'],
  ]);
});

it('writes amounts in the currency of the hospital (R140)', () => {
  workIn({ currencySymbol: '৳' });
  expect(formatMoney(123_456)).toBe('৳\u00a01,234.56');
});
