// The kinds of value that travel between screen and server, each with its check and its unit.

import type { Sentence } from '@charaka/rules/message/sentence';
import type { BasisPoints, Paise, Thousandths } from '@charaka/rules/money/money';
import { isOfficePhone, isPhone } from '@charaka/rules/person/phone';
import { dayOfText, isCalendarDate, isDayInReach, startOfDay } from '@charaka/rules/stay/hospital-day';
import { z } from 'zod';
import { fieldSentences } from './field-sentences.ts';

/** By the function that reads a value in: a schema with further checks is another one, but reads with the same function. */
const scales = new WeakMap<object, number>();

/** How many inside units one wire unit holds (100 for rupees), or undefined for a value that travels as it is. */
export function scaleOf(schema: z.ZodType): number | undefined {
  return schema instanceof z.ZodCodec ? scales.get(schema.def.transform) : undefined;
}

function scaled<T extends number>(
  scale: number,
  decimals: number,
  limit: number,
  isSigned: boolean,
  noun: Sentence,
  most = Number.POSITIVE_INFINITY,
) {
  const outside = z.number(fieldSentences.nounNotANumber({ noun }).text);
  const inside = z.custom<T>((value) => Number.isSafeInteger(value), fieldSentences.nounOutOfRange({ noun }).text);
  const codec = z.codec(outside, inside, {
    decode: (value, payload) => {
      const units = Math.round(value * scale);
      const sentence = refusal(value, units);
      if (sentence) payload.issues.push({ code: 'custom', input: value, message: sentence });
      // Minus nothing is nothing.
      return (units === 0 ? 0 : units) as T;
    },
    encode: (units) => (units as number) / scale,
  });
  scales.set(codec.def.transform, scale);
  return codec;

  function refusal(value: number, units: number): string | undefined {
    if (Math.abs(value) >= limit) return fieldSentences.nounTooManyDigits({ noun }).text;
    if (!isSigned && value < 0) return fieldSentences.nounNegative({ noun }).text;
    if (value > most) return fieldSentences.nounTooMuch({ noun, most }).text;
    // Two doubles that print alike are the same decimal; anything left over is a digit we do not keep.
    if (Number((units / scale).toFixed(decimals)) !== value)
      return fieldSentences.nounTooManyDecimals({ noun, decimals }).text;
    return undefined;
  }
}

/** An amount: decimal rupees with at most 2 decimals on the wire, whole paise inside. Not negative. Sentences begin with the noun. */
export const money = (noun: Sentence = fieldSentences.amount) => scaled<Paise>(100, 2, 1e10, false, noun);
/** An amount that may be negative, as a round-off or a net payable. */
export const signedMoney = () => scaled<Paise>(100, 2, 1e10, true, fieldSentences.amount);
/** A percentage with at most 2 decimals on the wire, basis points inside; at most so many percent where that is given. */
export const percent = (most?: number) => scaled<BasisPoints>(100, 2, 1e4, false, fieldSentences.percentage, most);
/** A quantity with at most 3 decimals on the wire, thousandths inside. */
export const quantity = () => scaled<Thousandths>(1000, 3, 1e7, false, fieldSentences.quantity);

/** A person's mobile, or empty (Q277). */
export const mobilePhone = (message: string = fieldSentences.mobileNoNotValid.text) =>
  text(16).refine((value) => value === '' || isPhone(value), message);
/** A telephone of a hospital or an organisation, landlines and free numbers too, or empty (Q277). */
export const officePhone = (most = 20) =>
  text(most).refine((value) => value === '' || isOfficePhone(value), fieldSentences.phoneNotValid.text);

/** The number of a record. */
export const id = ({ text }: Sentence = fieldSentences.recordNumberExpected) => z.int(text).nonnegative(text);
/** A measured number, as limits of a laboratory: whatever decimals it has, it may be negative. */
export const decimal = () => z.number();
/** A count or other whole number. */
export const count = () => z.int();
/** A text that has only letters without a place on screen or paper, as a reason of zero-width spaces; it counts as empty. */
const UNSEEN = /^[\s\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]+$/u;
/** Letters that turn the order of the letters around them: a paper must read as it was typed. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
const seenText = (value: string) => (UNSEEN.test(value) ? '' : value.replace(TURNING, ''));

/** Text of a limited length; surrounding blanks fall away. What is checked further is not asked about a longer text. */
export const text = (maxLength = 200) =>
  z
    .string()
    .trim()
    .overwrite(seenText)
    .max(maxLength, { error: fieldSentences.textTooLong({ most: maxLength }).text, abort: true });
/** Text that must be given; the sentence is the specification's where it has one. */
export const requiredText = ({ text: message }: Sentence, maxLength = 200) =>
  z
    .string(message)
    .trim()
    .overwrite(seenText)
    .min(1, message)
    .max(maxLength, { error: fieldSentences.textTooLong({ most: maxLength }).text, abort: true });
/** Whether a text begins with a day that the calendar has. */
const beginsWithDay = (value: string) => isCalendarDate(value.slice(0, 10));

/** The zone of the hospital whose call is being read; undefined outside `readDaysIn`. */
let zoneOfReading: string | undefined;

/** Reads an input whose instants become days by the clocks of a zone (Q278). `read` must be synchronous. */
export function readDaysIn<T>(timeZone: string, read: () => T): T {
  zoneOfReading = timeZone;
  try {
    return read();
  } finally {
    zoneOfReading = undefined;
  }
}

/**
 * A day of the calendar, 'YYYY-MM-DD', from 1900-01-01 to 9999-12-30 (Q280). An instant with a zone becomes the hospital's day of that
 * instant; one without a zone the date it begins with (Q278).
 */
export const day = ({ text: message }: Sentence = fieldSentences.notADate) =>
  z
    .string(message)
    .max(40, message)
    .regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, message)
    .refine((value) => beginsWithDay(value) && !Number.isNaN(Date.parse(value)), message)
    .overwrite((value) => dayOfText(value, zoneOfReading))
    .refine(isDayInReach, fieldSentences.dayOutOfReach.text);
/** The schemas of instants: to zod they are texts. */
const instants = new WeakSet<object>();
/** Whether a schema is that of an instant. */
export const isInstant = (schema: z.ZodType): boolean => instants.has(schema);
/** An instant, ISO 8601 with offset: without the offset its time zone is unknown. */
export const instant = ({ text: message }: Sentence = fieldSentences.notAnInstant) => {
  const schema = z
    .string(message)
    .regex(/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/, message)
    .refine((value) => beginsWithDay(value) && !Number.isNaN(Date.parse(value)), message)
    .refine((value) => isDayInReach(value.slice(0, 10)), fieldSentences.dayOutOfReach.text);
  instants.add(schema);
  return schema;
};
/** A date, or a date and time of a clock, without a zone. */
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;
const isDayAlone = (value: string) =>
  WITHOUT_ZONE.test(value) && beginsWithDay(value) && isDayInReach(value.slice(0, 10));

/**
 * An instant, or a day without time or zone: that day by the hospital's clock, read as its first instant (Q278). For an event that a caller
 * may know by its day alone. Outside `readDaysIn` the day stays as it was sent.
 */
export const instantOrDay = (sentence: Sentence = fieldSentences.notAnInstant) =>
  z
    .string(sentence.text)
    .max(40, sentence.text)
    .refine((value) => isDayAlone(value) || instant(sentence).safeParse(value).success, sentence.text)
    .overwrite((value) =>
      zoneOfReading !== undefined && isDayAlone(value)
        ? startOfDay(value.slice(0, 10), zoneOfReading).toISOString()
        : value,
    );
/** Yes or no. */
export const flag = () => z.boolean();
/** One of a few written values. */
export const oneOf = <const V extends readonly string[]>(values: V, sentence?: Sentence) =>
  z.enum(values, (sentence ?? fieldSentences.chooseOneOf({ values: values.join(', ') })).text);
/** A value that may be left out; left out of a whole-record update it clears the previous value (Q17). */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullish();

const personalSchemas = new WeakSet<z.ZodType>();

/** Marks a field of a record as one that may identify the patient of the record; the veil empties it for a hidden chart (PS009). */
export function personal<T extends z.ZodType>(schema: T): T {
  personalSchemas.add(schema);
  return schema;
}

/** True for the very schema that `personal` marked. */
export function isPersonalSchema(schema: z.ZodType): boolean {
  return personalSchemas.has(schema);
}
