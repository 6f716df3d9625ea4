// Names of staff with and without their salutations.
import { describe, expect, it } from 'vitest';
import { delegateName, nameOf } from './staff-name.ts';

describe('the name of a member of staff', () => {
  it('has the salutation before it (R197)', () => {
    expect(nameOf({ salutation: 'Dr.', firstName: 'Ravi', lastName: 'One' })).toBe('Dr. Ravi One');
    expect(nameOf({ salutation: null, firstName: 'Ravi', lastName: 'One' })).toBe('Ravi One');
  });

  it('has it in lists of delegations for role 1 alone (R181, Q192)', () => {
    expect(delegateName({ salutation: 'Dr.', fullName: 'Ravi One', roleId: 1 })).toBe('Dr. Ravi One');
    expect(delegateName({ salutation: 'Mrs.', fullName: 'Lata Menon', roleId: 31 })).toBe('Lata Menon');
  });
});
