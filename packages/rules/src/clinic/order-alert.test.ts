// Alerts about an order: allergies, sex and age, and orders and medicines that exist already.
import { describe, expect, it } from 'vitest';
import { type AskedLine, alertsOf, type EarlierOrder, type OrderSubject, unansweredStop } from './order-alert.ts';

const limits = { sexLimit: null, ageFromDays: null, ageToDays: null, repeatWindowHours: null };
const test = (change: Partial<AskedLine> = {}): AskedLine => ({
  chargeId: 1,
  orderName: 'Sodium',
  memberChargeIds: [],
  genericName: null,
  limits,
  ...change,
});
const medicine = (genericName: string) => test({ chargeId: null, orderName: genericName, genericName, limits: null });
const before = (change: Partial<EarlierOrder> = {}): EarlierOrder => ({
  orderId: 7,
  orderName: 'Sodium',
  chargeId: 1,
  memberChargeIds: [],
  genericName: null,
  status: 'Ordered',
  hoursAgo: 1,
  ...change,
});
const subject = (change: Partial<OrderSubject> = {}): OrderSubject => ({
  sex: 'F',
  ageDays: 10_000,
  allergies: [],
  earlier: [],
  ...change,
});
const said = (lines: AskedLine[], of: OrderSubject) =>
  alertsOf(lines, of).map((alerts) => alerts.map(({ kind, severity, about }) => [kind, severity, about]));

describe('alerts of an order', () => {
  it('stop at another sex or age; of who is neither man nor woman it is noted (OR041)', () => {
    const psa = test({ limits: { ...limits, sexLimit: 'M' } });
    expect(said([psa], subject())).toEqual([[['Sex', 'Stop', 'M']]]);
    expect(said([psa], subject({ sex: 'O' }))).toEqual([[['Sex', 'Note', 'M']]]);
    expect(said([psa], subject({ sex: 'M' }))).toEqual([[]]);
    const newborn = test({ limits: { ...limits, ageToDays: 28 } });
    expect(said([newborn], subject({ ageDays: 28 }))).toEqual([[]]);
    expect(said([newborn], subject({ ageDays: 29 }))).toEqual([[['Age', 'Stop', '0-28']]]);
    const adult = test({ limits: { ...limits, ageFromDays: 6570 } });
    expect(said([adult], subject({ ageDays: 6569 }))).toEqual([[['Age', 'Stop', '6570-']]]);
  });

  it('warn of what is open, and of what was done within its window; what was cancelled is none (OR011)', () => {
    const line = test({ limits: { ...limits, repeatWindowHours: 24 } });
    const with_ = (earlier: EarlierOrder) => said([line], subject({ earlier: [earlier] }))[0]?.length;
    expect(with_(before())).toBe(1);
    expect(with_(before({ status: 'Verified', hoursAgo: 23 }))).toBe(1);
    expect(with_(before({ status: 'Verified', hoursAgo: 24 }))).toBe(0);
    expect(with_(before({ status: 'Cancelled' }))).toBe(0);
    expect(with_(before({ chargeId: 2 }))).toBe(0);
  });

  it('warn of a member besides the panel that holds it, in the basket and before (OR011, OR019)', () => {
    const panel = test({ chargeId: 9, orderName: 'Electrolytes', memberChargeIds: [1, 2] });
    expect(said([test(), panel], subject())).toEqual([
      [['DuplicateOrder', 'Warn', 'Electrolytes']],
      [['DuplicateOrder', 'Warn', 'Sodium']],
    ]);
    const earlier = [before({ chargeId: 9, orderName: 'Electrolytes', memberChargeIds: [1, 2] })];
    expect(said([test()], subject({ earlier }))).toEqual([[['DuplicateOrder', 'Warn', 'Electrolytes']]]);
  });

  it('stop at an allergy, and warn of a second medicine of the class (OR010, OR011)', () => {
    expect(said([medicine('Amoxicillin')], subject({ allergies: ['Penicillin'] }))).toEqual([
      [['Allergy', 'Stop', 'Penicillin']],
    ]);
    expect(said([medicine('Ibuprofen'), medicine('Diclofenac')], subject())).toEqual([
      [['DuplicateTherapy', 'Warn', 'Diclofenac']],
      [['DuplicateTherapy', 'Warn', 'Ibuprofen']],
    ]);
    const earlier = [before({ chargeId: null, genericName: 'Aspirin' })];
    expect(said([medicine('Ibuprofen')], subject({ earlier }))).toEqual([[['DuplicateTherapy', 'Warn', 'Aspirin']]]);
    expect(said([medicine('Mefenamic acid')], subject({ allergies: ['Folic acid'] }))).toEqual([[]]);
  });

  it('are answered by a reason of five letters (OR010)', () => {
    const [alerts = []] = alertsOf([medicine('Amoxicillin')], subject({ allergies: ['Penicillin'] }));
    expect(['', ' why ', null].map((reason) => unansweredStop(alerts, reason)?.kind)).toEqual([
      'Allergy',
      'Allergy',
      'Allergy',
    ]);
    expect(unansweredStop(alerts, 'Tolerated before')).toBeUndefined();
  });
});
