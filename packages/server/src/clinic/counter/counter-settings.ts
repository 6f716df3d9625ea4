// The counter's settings of a hospital: the kinds of orders that begin without payment (OR012).
import type { OrderKind } from '@charaka/rules/clinic/order-step';
import { HospitalSettings } from '../../kernel/hospital-settings.ts';

interface CounterSettings {
  readonly unpaidOrderKinds: readonly OrderKind[];
}

/** The hospital's settings for the counter. */
export const counterSettings = new HospitalSettings<CounterSettings>({ unpaidOrderKinds: 'unpaid_order_kinds' });
