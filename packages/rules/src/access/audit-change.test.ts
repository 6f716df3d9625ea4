// The audit log in words.
import { describe, expect, it } from 'vitest';
import { auditChanges } from './audit-change.ts';

describe('a line of the audit log', () => {
  it('names changed fields before and after, amounts in rupees (R026, R189)', () => {
    const before = { credit_limit_paise: 12_345_650, tax_basis_points: 500, is_active: true, phone: null };
    const after = { credit_limit_paise: 0, tax_basis_points: 250, is_active: false, phone: '9800000000' };
    expect(auditChanges(before, after)).toEqual([
      { field: 'credit_limit_paise', before: '1,23,456.50', after: '0.00' },
      { field: 'is_active', before: 'Yes', after: 'No' },
      { field: 'phone', before: null, after: '9800000000' },
      { field: 'tax_basis_points', before: '5 %', after: '2.5 %' },
    ]);
  });

  it('tells of cards and accounts how they end, and of what is sensitive only that it changed (Q235)', () => {
    const before = { id_card_no: '123456789012', religion: 'Hindu', is_smoker: false };
    const after = {
      id_card_no: '123456789999',
      religion: 'Jain',
      is_smoker: true,
      substance_abuse_history: '<p>x</p>',
    };
    expect(auditChanges(before, after)).toEqual([
      { field: 'id_card_no', before: 'XXXX XXXX 9012', after: 'XXXX XXXX 9999' },
      { field: 'is_smoker', before: '•••', after: '•••' },
      { field: 'religion', before: '•••', after: '•••' },
      { field: 'substance_abuse_history', before: null, after: '•••' },
    ]);
    // A merge keeps what it changed as records inside of its line.
    expect(auditChanges(null, { before: { religion: 'Hindu' }, after: { id_card_no: '1234' } })).toEqual([
      { field: 'after', before: null, after: '•••' },
      { field: 'before', before: null, after: '•••' },
    ]);
    expect(auditChanges(null, { account_no: '00123456789' })).toEqual([
      { field: 'account_no', before: null, after: 'XXXXXXX6789' },
    ]);
  });

  it('tells of a new record what it holds, of pictures and passwords only that they are there (R026)', () => {
    const after = { tenant_id: 1, name: 'Asha', password_hash: 'md5:1', note: null, quantity_thousandths: 1500 };
    expect(auditChanges(null, after)).toEqual([
      { field: 'name', before: null, after: 'Asha' },
      { field: 'password_hash', before: null, after: '•••' },
      { field: 'quantity_thousandths', before: null, after: '1.50' },
    ]);
    const changed = auditChanges({ image: 'md5:1', list: ['a'] }, { image: 'md5:2', list: 'x'.repeat(600) });
    expect(changed.map((change) => change.after?.length)).toEqual([3, 501]);
    expect(changed[1]?.before).toBe('["a"]');
  });
});
