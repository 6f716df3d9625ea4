// Proves how a record becomes what stands in a form.
import { master } from '@charaka/contract/kernel/resource';
import { describe, expect, it } from 'vitest';
import { typedValues } from './master-record.ts';

const call = '/Test/Call';
const declaration = master({
  name: 'fee',
  label: 'Fee',
  labelPlural: 'Fees',
  menu: 'settings',
  route: 'settings/fee',
  key: 'feeId',
  title: 'feeName',
  fields: {
    feeName: { kind: 'text', label: 'Fee' },
    amount: { kind: 'money', label: 'Amount' },
    share: { kind: 'percent', label: 'Share' },
    isOpen: { kind: 'flag', label: 'Open' },
    groupId: { kind: 'reference', label: 'Group', to: 'group' },
  },
  calls: { list: call, get: call, add: call, update: call, deactivate: call },
  item: 'fee',
  list: 'feeList',
});

describe('the form of a master', () => {
  it('shows paise as rupees and basis points as percent (R189)', () => {
    const row = { feeId: 7, feeName: 'Bed', amount: 12_345, share: 250, isOpen: true, groupId: 0, isActive: true };
    expect(typedValues(declaration, row)).toEqual({ ...row, amount: 123.45, share: 2.5 });
  });
  it('begins empty, without a key', () => {
    expect(typedValues(declaration, null)).toEqual({
      feeName: '',
      amount: '',
      share: '',
      isOpen: false,
      groupId: null,
    });
  });
});
