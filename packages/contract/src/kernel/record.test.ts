// Behaviour that follows from the declaration of a record.

import { describe, expect, it } from 'vitest';
import { flag, id, money, oneOf, optional, percent, requiredText, text } from './field.ts';
import { fieldSentences } from './field-sentences.ts';
import { fieldsOf, kindOf, record } from './record.ts';
import { fileFields, fileNames, labelKey, listedNames, listedSchemas, mergedNames, namesIn } from './record-parts.ts';

const person = record({
  fullName: { schema: requiredText(fieldSentences.enterName, 60), form: 'who', file: true, heading: 'Name' },
  bornOn: { schema: optional(text()), kind: 'day', wire: 'dob', form: 'who', file: ['bornOn', 'age'], profile: 'who' },
  group: { schema: optional(oneOf(['A', 'B'])), form: 'health', isListed: true, label: 'bloodGroup' },
  income: { schema: optional(money()), column: 'income_paise', isMerged: false, heading: 'Income' },
  share: { schema: optional(percent()), kind: 'percent' },
  isInsured: { schema: optional(flag()), absent: false, isListed: true, mergesWith: 'insurerId' },
  insurerId: { schema: optional(id()) },
  notes: { schema: optional(text(4000)), form: 'who' },
});

describe('a declared record', () => {
  it('tells the kind of each field by its schema, or as it is told', () => {
    const kinds = Object.fromEntries(fieldsOf(person).map(([name, field]) => [name, kindOf(field)]));
    expect(kinds).toEqual({
      fullName: 'text',
      bornOn: 'day',
      group: 'choice',
      income: 'money',
      share: 'percent',
      isInsured: 'flag',
      insurerId: 'count',
      notes: 'longText',
    });
  });

  it('spells its fields as they are declared', () => {
    expect(person.spellings).toEqual({ bornOn: 'dob' });
  });

  it('has the fields of a section, those named first in their order', () => {
    expect(namesIn(person, 'form', 'who', ['notes', 'fullName'])).toEqual(['notes', 'fullName', 'bornOn']);
    expect(namesIn(person, 'profile', 'who')).toEqual(['bornOn']);
  });

  it('has columns of lists, of which each may be missing and no check of a form stands in the way', () => {
    expect(listedNames(person)).toEqual(['group', 'isInsured']);
    const { group, isInsured } = listedSchemas(person);
    expect(group.safeParse('C').success && group.safeParse(null).success && isInsured.safeParse(null).success).toBe(
      true,
    );
  });

  it('has columns of files: of other systems by their names, of our own by their headings', () => {
    expect(fileNames(person)).toEqual(['fullName', 'bornOn', 'age']);
    expect(fileFields(person)).toEqual({
      fullName: { kind: 'text', label: 'Name', isRequired: true, maxLength: 60 },
      income: { kind: 'money', label: 'Income' },
    });
  });

  it('is merged field by field, but for those that go along with another or stay as they are', () => {
    expect(mergedNames(person)).toEqual(['fullName', 'bornOn', 'group', 'share', 'insurerId', 'notes']);
    expect(() => record({ a: { schema: text(), mergesWith: 'b' } })).toThrow("'a' goes along with 'b'");
  });

  it('names a field by the text of its name, or by the one it says', () => {
    expect([labelKey(person, 'fullName'), labelKey(person, 'group')]).toEqual(['fullName', 'bloodGroup']);
  });
});
