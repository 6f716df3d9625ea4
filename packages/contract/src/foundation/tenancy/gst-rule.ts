// The four dated settings of how a hospital reckons GST, on the wire (R520, R521, FI044, PH058, Q217).

import { endpoint, may } from '../../kernel/endpoint.ts';
import { day, id, optional } from '../../kernel/field.ts';
import { versioned } from '../../kernel/last-change.ts';
import { shape } from '../../kernel/shape.ts';
import { accessTopic } from '../../kernel/topic.ts';
import { HOSPITAL_MENU_PATH } from './hospital.ts';
import { hospital } from './tenancy.ts';
import { hospitalTopic } from './topics.ts';

/** The first day of each setting; without one the specification's rule stands. */
export const gstRuleForm = shape({
  hospitalId: id(),
  ...versioned,
  /** From this day on GST is reckoned on what is left after the discount; before it on the charge without it (R520). */
  gstAfterDiscountSince: optional(day()),
  /** From this day on the place of supply is where the service is performed; before it the states decide about IGST (R521). */
  gstServicePlaceSince: optional(day()),
  /** From this day on a bed is taxed by the rate a day it is charged at; before it by the slab of the price list (FI044). */
  roomTaxSince: optional(day()),
  /** From this day on medicine of inpatients is exempt as part of the treatment; before it the memo is taxed (FI044, PH058). */
  medicineInTreatmentSince: optional(day()),
});

/**
 * Sets the four days of a hospital; one that is left out is cleared. Refused where bills or charges, or for the day of medicine cash
 * memos, were made by the other rule on a day that would change. A call of ours.
 */
export const setGstRule = endpoint({
  path: '/HospitalSetting/SetGstRule',
  logAs: ['gst_rule', 'changed'],
  summary:
    'Sets the days from which a hospital reckons GST after discounts, by where the service is performed, of rooms by their rate, and of no medicine of inpatients.',
  permission: may('edit', HOSPITAL_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, hospitalTopic],
  input: shape({ hospital: gstRuleForm }),
  output: shape({ hospital }),
});
