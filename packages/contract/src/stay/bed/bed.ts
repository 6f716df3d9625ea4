// Floors, wards and beds on the wire: who lies where, what is held, and what the board does.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { bedHoldKinds } from '@charaka/rules/stay/bed-state';
import { wardSexes } from '@charaka/rules/stay/ward-sex';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape } from '../../kernel/shape.ts';
import { bedChecks } from './bed-checks.ts';
import { bedTopic } from './topics.ts';

/** Menu path that rights on the board of beds hang on. */
export const bedBoardMenu = 'bed-availability';

/** Patient in a bed, as far as the board shows it; null when the bed is free; only the flags for a marked chart. */
const occupant = {
  admissionId: optional(id()),
  patientId: optional(id()),
  patientName: optional(text()),
  sex: optional(text()),
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
  isRestricted: optional(flag()),
  admittedAt: optional(instant()),
  associationId: optional(id()),
  associationName: optional(text()),
  /** The payer is the employer, no insurer or TPA. */
  isCorporate: optional(flag()),
  isDischargeInitiated: optional(flag()),
  isFinalBill: optional(flag()),
};

/**
 * A bed, who lies in it now, and what it is held for otherwise. Who lies there and reasons only for those who may see the
 * inpatients or the board. `dailyRate` is the rent of a day by the price list; without a charge there is none.
 */
const bed = shape(
  {
    bedId: id(),
    bedName: text(),
    bedTypeId: id(),
    bedTypeName: text(),
    bedGroupId: id(),
    bedGroupName: text(),
    bedFloorId: optional(id()),
    bedFloorName: optional(text()),
    isVirtual: flag(),
    /** The sex that the ward is set up for, and whether the bed type is intensive care (Q288). */
    sexAllowed: oneOf(wardSexes),
    isIntensive: flag(),
    chargeId: optional(id()),
    chargeName: optional(text(300)),
    dailyRate: optional(money()),
    isOccupied: flag(),
    ...occupant,
    occupiedSince: optional(instant()),
    holdKind: optional(oneOf(bedHoldKinds)),
    holdReason: optional(text()),
    holdPatientId: optional(id()),
    isHoldRestricted: optional(flag()),
    heldSince: optional(instant()),
    heldUntil: optional(instant()),
    heldByName: optional(text()),
    isActive: flag(),
  },
  { admissionId: 'patientIpId', patientId: 'patientUid', holdPatientId: 'reservedPatientUid' },
);

/**
 * Beds of the hospital with who lies in them; `isFree` leaves out the occupied, the held and the inactive ones (R414, Q61).
 * With `associationId` the rate of a day is the payer's, where it has one (R447).
 */
export const listBeds = endpoint({
  path: '/Bed/GetAllBeds',
  summary: 'Lists the beds of the hospital and who lies in them.',
  permission: mayLookUp('bed-settings', 'Patients', 'Settings'),
  effect: 'read',
  isVeiled: true,
  // The board of the house.
  isShownWhole: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({ isFree: optional(flag()), associationId: optional(id()) }),
  output: listOutput(bed, 'bedList'),
});

const key = shape({ bedId: id(fieldSentences.selectBedNumber) });

/** A reservation as typed: for a registered patient, or for whoever is named. */
const bedReservation = shape(
  {
    bedId: id(fieldSentences.selectBedNumber),
    patientId: optional(id()),
    reservedFor: optional(text(120)),
    until: instant(bedChecks.enterReservedUntil),
  },
  { patientId: ['reservedPatientUid', 'patientUid'] },
);

/** Keeps a free bed for somebody until a moment; that patient alone can then be given it. An extension. */
export const reserveBed = endpoint({
  path: '/Bed/ReserveBed',
  logAs: ['bed', 'reserved'],
  summary: 'Reserves a free bed for somebody until a moment.',
  permission: may('edit', bedBoardMenu),
  effect: 'write',
  changes: [bedTopic],
  input: shape({ bed: bedReservation }),
  output: shape({}),
});

/** A block as typed. */
const bedBlock = shape({
  bedId: id(fieldSentences.selectBedNumber),
  reason: requiredText(entrySentences.enterReason, 200),
});

/** Takes a free bed out of use, with a reason. An extension. */
export const blockBed = endpoint({
  path: '/Bed/BlockBed',
  logAs: ['bed', 'blocked'],
  summary: 'Takes a free bed out of use, with a reason.',
  permission: may('edit', bedBoardMenu),
  effect: 'write',
  changes: [bedTopic],
  input: shape({ bed: bedBlock }),
  output: shape({}),
});

/** Ends the reservation, the block or the cleaning of a bed; a bed somebody lies in is freed by the discharge alone. An extension. */
export const releaseBed = endpoint({
  path: '/Bed/ReleaseBed',
  logAs: ['bed', 'released'],
  summary: 'Ends the reservation, the block or the cleaning of a bed.',
  permission: may('edit', bedBoardMenu),
  effect: 'write',
  changes: [bedTopic],
  input: shape({ bed: key }),
  output: shape({}),
});
