// The patient search reads what was typed.
import { describe, expect, it } from 'vitest';
import { readPatientSearch } from './patient-search.ts';

const read = (text: string) => readPatientSearch(text, 'MR');

describe('patient search', () => {
  it('starts at 3 characters, blanks around them not counted (R418)', () => {
    expect(read('')).toEqual({ kind: 'nothing' });
    expect(read(' 98 ')).toEqual({ kind: 'nothing' });
    expect(read('Rao')).toEqual({ kind: 'name', words: 'Rao' });
  });

  it("takes a leading '+' for the start of a phone number (R419)", () => {
    expect(read('+9198')).toEqual({ kind: 'phone', phone: '+9198' });
    expect(read('+91 98765-43210')).toEqual({ kind: 'phone', phone: '+919876543210' });
    expect(read('+abc')).toEqual({ kind: 'nothing' });
  });

  it('takes digits for a UHID or a phone number, however they are grouped (R419, Q76)', () => {
    expect(read('123')).toEqual({ kind: 'digits', digits: '123', patientId: 123 });
    expect(read('98765 43210')).toEqual({ kind: 'digits', digits: '9876543210', patientId: 9876543210 });
    expect(read('99999999999999999999')).toMatchObject({ kind: 'digits', patientId: undefined });
  });

  it("takes the hospital's prefix before digits for a UHID (Q87)", () => {
    expect(read('MR7')).toEqual({ kind: 'number', patientId: 7 });
    expect(read('mr 120')).toEqual({ kind: 'number', patientId: 120 });
    expect(readPatientSearch('Asha', '')).toEqual({ kind: 'name', words: 'Asha' });
  });

  it('takes anything else for names, in any script (R419, Q76)', () => {
    expect(read('Asha Rao')).toEqual({ kind: 'name', words: 'Asha Rao' });
    expect(read('आशा')).toEqual({ kind: 'name', words: 'आशा' });
    expect(read('Mrinal')).toEqual({ kind: 'name', words: 'Mrinal' });
  });
});
