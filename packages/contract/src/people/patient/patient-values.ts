// The values that fields of a patient are chosen from, and the checks that several fields share.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { isPersonName } from '@charaka/rules/person/person-name';
import { z } from 'zod';
import { oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import {
  cleanedPicture,
  hasFewPixels,
  MAX_PICTURE_BYTES,
  pictureBytes,
  picturePixels,
  tooManyPixels,
} from '../../kernel/picture.ts';

/** The sexes as stored: male, female, others (Q202). */
export const sexes = ['M', 'F', 'O'] as const;
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const maritalStatuses = ['Married', 'Unmarried'] as const;
export const idCardTypes = ['Addhar', 'VoterId', 'Driving Licence', 'Passport'] as const;
export const idCardIssuers = ['Indian Gov.', 'State Gov.'] as const;

/** A name that must be given. */
export const nameOf = (sentence: Sentence) => requiredText(sentence, 60).refine(isPersonName, sentence.text);
/** A name that may be left out, of the patient or of a relative. */
export const otherName = (sentence: Sentence, most = 120) =>
  optional(text(most).refine((value) => value === '' || isPersonName(value), sentence.text));
/** A measure with so many decimals that fits a person. */
export const measure = (most: number, step: number, { text: message }: Sentence) =>
  optional(z.number(message).positive(message).max(most, message).multipleOf(step, message));
/** Html of a rich-text field; the server cleans it. */
export const historyText = () => optional(text(20_000));

/** M, F or O; the words of the dialog are taken too. */
export const sexOf = () => z.preprocess(sexLetter, oneOf(sexes, fieldSentences.selectGender));

/** Base64 of at most 5 MB; a data prefix before it is accepted and not kept (R240, R255). */
export const photo = () =>
  optional(
    z
      .string()
      .refine(isPictureSmall, entrySentences.fileTooLargeMegabytes.text)
      .refine((image) => image === '' || picturePixels(image) !== null, fieldSentences.pictureKindNotTaken.text)
      .refine(hasFewPixels, tooManyPixels.text)
      .overwrite(cleanedPicture),
  );

function isPictureSmall(image: string): boolean {
  return pictureBytes(image) <= MAX_PICTURE_BYTES;
}

function sexLetter(value: unknown): unknown {
  return { Male: 'M', Female: 'F', Others: 'O' }[String(value)] ?? value;
}
