// The note of a visit, on the wire: complaints, histories, examination, vital signs, diagnoses, medicines, advice.

import {
  doseUnits,
  foodRules,
  frequencies,
  medicineForms,
  medicineRoutes,
} from '@charaka/rules/clinic/medicine-values';
import { z } from 'zod';
import { languageCodes } from '../../foundation/tenancy/preference-choices.ts';
import { count, day, flag, id, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { chosenDiagnosis } from '../chart/diagnosis.ts';
import { consultationChecks } from './consultation-sentences.ts';

/** Screens send no empty text, and no value that was not measured. */
const long = () => optional(text(10_000));
const number = (most: number) => z.number().min(0).max(most);
const lines = <T extends z.ZodType>(of: T) => z.array(of).max(40, consultationChecks.mostLines.text);

/** A prescribed medicine; a draft may leave out parts that signing requires. */
export const medicineLine = shape({
  genericName: text(150),
  brandName: optional(text(120)),
  itemId: optional(id()),
  strength: optional(text(60)),
  form: oneOf(medicineForms),
  dose: optional(number(9999)),
  doseUnit: oneOf(doseUnits),
  route: optional(oneOf(medicineRoutes)),
  frequency: optional(oneOf(frequencies)),
  morning: optional(number(9999)),
  noon: optional(number(9999)),
  evening: optional(number(9999)),
  night: optional(number(9999)),
  food: oneOf(foodRules),
  durationDays: optional(z.int().min(0).max(9999)),
  isAsNeeded: flag(),
  asNeededFor: optional(text(120)),
  maxPerDay: optional(number(9999)),
  quantity: optional(number(99_999)),
  /** The quantity typed by the doctor replaces the calculated one (OP020). */
  isQuantityTyped: flag(),
  /** The quantity is confirmed: more than 3 packs or 200 pieces (Q253). */
  isMuchConfirmed: optional(flag()),
  /** The frequency is confirmed: the medicine is usually given less often than this line says (Q253). */
  isDailyConfirmed: optional(flag()),
  /** The same is taken or prescribed already, and it is wanted again (OR011). */
  isRepeatConfirmed: optional(flag()),
  substitutionAllowed: flag(),
  instruction: optional(text(300)),
  /** Why it is given although an allergy speaks against it. */
  overrideReason: optional(text(300)),
});

/** Measured vital signs, each in one unit. */
export const measuredVitals = shape({
  weightKg: optional(number(1000)),
  heightCm: optional(number(1000)),
  temperatureC: optional(number(1000)),
  pulse: optional(number(1000)),
  systolic: optional(number(1000)),
  diastolic: optional(number(1000)),
  oxygenPercent: optional(number(1000)),
});

/** An investigation to be ordered when the note is signed. */
const noteOrder = shape({
  chargeId: id(),
  orderName: text(),
  isUrgent: flag(),
  instruction: optional(text(500)),
  /** The same is ordered already, and it is wanted again (OR011). */
  isRepeatConfirmed: optional(flag()),
  /** Why it is ordered although something stops it (OR010). */
  overrideReason: optional(text(300)),
});

/** How a teleconsultation is held. */
export const teleModes = ['Video', 'Audio', 'Text'] as const;
/** How the patient agreed to it: by beginning it, in words, or in writing. */
export const teleConsents = ['Implied', 'Spoken', 'Written'] as const;

/** Facts recorded of a teleconsultation; signing requires all of them (OP031). */
const teleconsultation = shape({
  mode: optional(oneOf(teleModes)),
  consent: optional(oneOf(teleConsents)),
  /** How the patient was identified: by number, face or document. */
  identifiedBy: optional(text(200)),
});

/** The whole note. */
export const noteContent = shape({
  templateId: id(),
  templateVersion: count(),
  complaints: lines(shape({ text: text(300), duration: optional(text(60)) })),
  historyOfPresentIllness: long(),
  pastHistory: long(),
  familyHistory: long(),
  personalHistory: long(),
  obstetricHistory: long(),
  examination: lines(shape({ fieldKey: text(60), value: text(2000) })),
  vitals: optional(measuredVitals),
  tele: optional(teleconsultation),
  diagnoses: lines(chosenDiagnosis),
  medicines: lines(medicineLine),
  instructionLanguage: oneOf(languageCodes),
  orders: lines(noteOrder),
  notes: long(),
  advice: long(),
  followUpOn: optional(day()),
  followUpReason: optional(text(200)),
});

/** The note on the wire: to readers who may not see its name an order of a confidential test has no charge, and stays as it is when it is sent back (Q270, Q235). */
export const wireNoteContent = shape({
  ...noteContent.shape,
  orders: lines(shape({ ...noteOrder.shape, chargeId: optional(id()) })),
});
