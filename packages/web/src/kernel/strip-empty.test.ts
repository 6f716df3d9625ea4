// Proves what is left out of a request.
import { describe, expect, it } from 'vitest';
import { stripEmpty } from './strip-empty.ts';

describe('a request', () => {
  it('loses null, undefined, empty text and empty objects, at any depth (R022)', () => {
    const typed = {
      patient: { name: 'Asha', email: '', age: null, city: undefined, extra: { note: '' } },
      filters: {},
    };
    expect(stripEmpty(typed)).toEqual({ patient: { name: 'Asha' } });
  });
  it('keeps 0, false and empty lists, which mean something (Q17)', () => {
    const typed = { associationId: 0, isActive: false, lines: [], roleId: 0 };
    expect(stripEmpty(typed)).toEqual(typed);
  });
  it('leaves filters and sorting as they are (R022)', () => {
    const typed = { filterParams: [{ columnName: 'name', filterValue: '', filterOption: 5 }], sortingModel: null };
    expect(stripEmpty(typed)).toEqual({ filterParams: typed.filterParams });
  });
});
