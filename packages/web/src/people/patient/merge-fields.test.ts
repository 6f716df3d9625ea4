// Differences between two records, and the fields best copied.
import { mergeFields } from '@charaka/contract/people/patient/patient-record';
import { describe, expect, it } from 'vitest';
import { differingFields, fieldsWorthTaking, shownValue } from './merge-fields.ts';
import type { Patient } from './patient-form.ts';

const known = Object.fromEntries(mergeFields.map((field) => [field, null]));
const patient = (changes: Partial<Patient>) =>
  ({ ...known, firstName: 'Rina', stateId: 27, stateName: 'Maharashtra', ...changes }) as Patient;

describe('comparing two records of one person', () => {
  it('shows only what differs, an empty text being nothing (Part 3)', () => {
    const other = patient({ firstName: 'Reena', email: '', isSmoker: false, stateId: 32, stateName: 'Kerala' });
    expect(differingFields(patient({}), other)).toEqual(['firstName', 'stateId']);
  });

  it('takes over by itself what only the merged record knows (Part 3)', () => {
    const merged = patient({ firstName: 'Reena', bloodGroup: 'B+', isDiabetic: true, image: 'aGVsbG8=' });
    expect(fieldsWorthTaking(patient({}), merged)).toEqual(['bloodGroup', 'isDiabetic', 'image']);
  });

  it('hides the number of a card, and still sees that the hidden part differs (R222)', () => {
    const card = (idCardNo: string) => patient({ idCardType: 'Addhar', idCardNo });
    const [one, other] = [card('111111119876'), card('222222229876')];
    expect(shownValue(one, 'idCardNo')).toBe('Addhar, XXXX XXXX 9876');
    expect(differingFields(one, other)).toEqual(['idCardNo']);
  });
});
