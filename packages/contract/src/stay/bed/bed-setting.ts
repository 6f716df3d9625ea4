// How a hospital sets up its beds, on the wire; bed types are a master (`masters/bed-type.ts`).

import { bedPatternFault, bedPatternSentences, LONGEST_BED_NAME } from '@charaka/rules/stay/bed-pattern';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { bedChecks } from './bed-checks.ts';
import { bedTopic } from './topics.ts';

/** Menu path that rights on floors, wards, beds and their types hang on. */
export const bedSettingsMenu = 'bed-settings';

const bedPlace = {
  bedTypeId: id(fieldSentences.selectBedType),
  bedGroupId: id(fieldSentences.selectWard),
  /** Charge of the price list for a day in the bed. */
  chargeId: optional(id()),
};
const bedFields = {
  bedName: requiredText(bedChecks.enterBedNumber, LONGEST_BED_NAME),
  ...bedPlace,
  isActive: optional(flag()),
};
/** A bed that does not exist yet. */
export const newBed = shape({ bedId: optional(id()), ...bedFields });
/** A bed as set up, without who lies in it. */
const bedRecord = shape({
  bedId: id(),
  bedName: text(),
  bedTypeId: id(),
  bedTypeName: text(),
  bedGroupId: id(),
  bedGroupName: text(),
  chargeId: optional(id()),
  chargeName: optional(text(300)),
  isVirtual: flag(),
  isActive: flag(),
});
const bedKey = shape({ bed: shape({ bedId: id() }) });

/** One bed as set up. */
export const getBed = endpoint({
  path: '/Bed/GetBedbyId',
  summary: 'Reads how one bed is set up.',
  permission: may('view', 'bed-settings'),
  effect: 'read',
  input: bedKey,
  output: shape({ bed: withVersion(bedRecord), ...changedBy }),
});

/** Adds a bed; a number once in its ward. */
export const addBed = endpoint({
  path: '/Bed/AddBed',
  logAs: ['bed', 'added'],
  summary: 'Adds a bed.',
  permission: may('add', bedSettingsMenu),
  effect: 'write',
  changes: [bedTopic],
  input: shape({ bed: newBed }),
  output: shape({ bed: bedRecord }),
});

/** Beds that are numbered on from a first one, as typed. */
export const bedPattern = withChecks(
  shape({
    firstBedName: requiredText(bedChecks.enterFirstBedNumber, LONGEST_BED_NAME),
    howMany: count(),
    ...bedPlace,
  }),
  ({ firstBedName, howMany }, context) => {
    const fault = bedPatternFault(firstBedName, howMany);
    const field = fault === bedPatternSentences.firstNumberEndsInDigits ? 'firstBedName' : 'howMany';
    if (fault) context.addIssue({ code: 'custom', path: [field], message: fault.text });
  },
);

/** Adds a row of beds, all or none: each number of the pattern, none of which the ward may have already. An extension. */
export const addBeds = endpoint({
  path: '/Bed/AddBeds',
  logAs: ['bed', 'added'],
  summary: 'Adds beds numbered on from a first one, all or none.',
  permission: may('add', bedSettingsMenu),
  effect: 'write',
  changes: [bedTopic],
  input: shape({ pattern: bedPattern }),
  output: shape({ bedIds: id().array() }),
});

/**
 * Changes a bed; fields left out are cleared (Q17). One somebody lies in stays in its ward and in use. Refused when somebody else
 * changed it since the version named.
 */
export const updateBed = endpoint({
  path: '/Bed/UpdateBed',
  logAs: ['bed', 'changed'],
  summary: 'Changes a bed; fields left out are cleared.',
  permission: may('edit', bedSettingsMenu),
  effect: 'write',
  changes: [bedTopic],
  input: shape({ bed: shape({ bedId: id(), ...versioned, ...bedFields }) }),
  output: shape({ bed: bedRecord }),
});

/** Deactivates a bed nobody lies in. */
export const deleteBed = endpoint({
  path: '/Bed/DeleteBed',
  logAs: ['bed', 'removed'],
  summary: 'Deactivates a bed; nothing is deleted.',
  permission: may('delete', bedSettingsMenu),
  effect: 'write',
  changes: [bedTopic],
  input: bedKey,
  output: shape({}),
});
