// Rates of a payer on the wire: listed, set one by one, changed in bulk with a preview, copied from another payer. Each is valid from a day.

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, money, oneOf, optional, percent, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape } from '../../kernel/shape.ts';
import { chargeAtAGlance, tariffMenu } from './tariff.ts';
import { tariffChecks } from './tariff-checks.ts';
import { tariffTopic } from './topics.ts';

const chargeName = { chargeName: 'chargeDescription' };

/** A charge with the amount a payer pays for it on a day; without an own rate `tpaCharge` is 0 and the standard applies (Q93). */
const rateRow = shape(
  {
    ...chargeAtAGlance,
    associationChargeId: optional(id()),
    tpaCharge: money(),
    tpaChargeCode: optional(text()),
    appliedCharge: money(),
    validFrom: optional(day()),
    isActive: flag(),
  },
  { ...chargeName, chargeTypeName: 'chargeType' },
);

/** The price list with the rates of a payer on a day, today by default (Q214). `isOwn` keeps to charges they have a rate for. */
export const listRates = endpoint({
  path: '/Charge/ShowChargesRates',
  summary: 'Lists charges with the rates of a payer.',
  permission: may('view', 'hospital-charges'),
  effect: 'read',
  input: listInput({
    associationId: id(fieldSentences.selectTpa),
    onDay: optional(day()),
    isOwn: optional(flag()),
  }),
  output: listOutput(rateRow, 'chargeList'),
});

/** A rate with the day it begins. */
const datedRate = shape({
  associationChargeId: id(),
  associationId: id(),
  chargeId: id(),
  tpaCharge: money(),
  tpaChargeCode: optional(text()),
  validFrom: day(),
});

/** Every rate a payer has, had, or will have for a charge, the latest first. */
export const listDatedRates = endpoint({
  path: '/Organisation/GetAssociationChargeDetails',
  summary: 'Lists the rates of a payer for a charge with their days.',
  permission: mayLookUp('hospital-charges', 'TPA'),
  effect: 'read',
  input: shape({ associationId: id(fieldSentences.selectTpa), chargeId: id(fieldSentences.enterChargeCode) }),
  output: shape({ rates: z.array(datedRate) }, { rates: 'associationChargeList' }),
});

/** The form of one rate; an amount of 0 ends the payer's rate, so that the standard applies from that day on. */
export const rateForm = shape({
  associationId: id(fieldSentences.selectTpa),
  chargeId: id(fieldSentences.enterChargeCode),
  tpaCharge: money(tariffChecks.theRate),
  tpaChargeCode: optional(text(60)),
  validFrom: day(tariffChecks.enterRateBeginning),
});

/** Sets the rate of a payer for a charge from a day on. Charges posted before keep their price. */
export const updateRate = endpoint({
  path: '/Organisation/UpdateAssociationCharge',
  logAs: ['association_charge', 'changed'],
  summary: 'Sets the rate of a payer for one charge from a day on.',
  permission: may('edit', tariffMenu),
  effect: 'write',
  changes: [tariffTopic],
  input: shape({ associationCharge: rateForm }),
  output: shape({}),
});

const bulk = {
  associationId: id(fieldSentences.selectTpa),
  /** Of one category; of all without it. */
  chargeCategoryId: optional(id()),
  direction: oneOf(['raise', 'lower']),
  changePercent: percent(100),
  validFrom: day(tariffChecks.enterRatesBeginning),
  isPreview: flag(),
};
const changes = shape({
  changedCount: count(),
  unchangedCount: count(),
  changes: z.array(
    shape({ chargeId: id(), chargeCode: text(), chargeName: text(300), before: money(), after: money() }, chargeName),
  ),
  isCommitted: flag(),
});

/** Raises or lowers the rates a payer has, or makes them rates from the standard charges. With `isPreview` nothing is written. */
export const changeRates = endpoint({
  path: '/Organisation/UpdateAssociateChargeAmount',
  logAs: ['association_charge', 'changed'],
  summary: 'Previews or commits a change of the rates of a payer by percent.',
  permission: may('edit', tariffMenu),
  effect: 'write',
  changes: [tariffTopic],
  input: shape({ ...bulk, basis: oneOf(['own', 'standard']) }),
  output: changes,
});

/** Takes the rates of another payer over, as they are on the day or changed by percent. With `isPreview` nothing is written. */
export const copyRates = endpoint({
  path: '/Organisation/UpdateAssociateCharges',
  logAs: ['association_charge', 'changed'],
  summary: 'Previews or commits taking over the rates of another payer.',
  permission: may('edit', tariffMenu),
  effect: 'write',
  changes: [tariffTopic],
  input: shape({ ...bulk, fromAssociationId: id(tariffChecks.selectPayerToCopy) }),
  output: changes,
});
