// Choices and errors of a version form before the call.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { answerFaults, claimFault, firstPayer, remainsFor, type Version, type Versions } from './version-values.ts';

const version = (versionId: number, associationId: number, different: object = {}) =>
  ({
    versionId,
    versionNo: versionId,
    associationId,
    claimed: rupeesToPaise(4000),
    status: 'sent',
    ...different,
  }) as Version;
const versions = (list: Version[]): Versions => ({
  versions: list,
  associationId: 1,
  net: rupeesToPaise(10_000),
  confirmed: rupeesToPaise(6000),
  remains: rupeesToPaise(4000),
  isOpen: true,
  isDischargeInitiated: true,
});
const confirmed = version(1, 1, {
  status: 'confirmed',
  confirmed: rupeesToPaise(6000),
  claimed: rupeesToPaise(10_000),
});

describe('a version to be frozen', () => {
  it('is offered for the own payer first, with what the others left', () => {
    expect(firstPayer(versions([]))).toBe(1);
    expect(firstPayer(versions([version(1, 1, { status: 'refused' })]))).toBe(1);
    expect(firstPayer(versions([confirmed]))).toBeNull();
    expect(remainsFor(versions([confirmed]), 2)).toBe(rupeesToPaise(4000));
    // A later version of the same payer replaces what they said.
    expect(remainsFor(versions([confirmed]), 1)).toBe(rupeesToPaise(10_000));
  });

  it('claims something, at most what remains', () => {
    const fault = (claimed: number | string) =>
      claimFault(versions([confirmed]), { associationId: 2, claimed, note: '' });
    expect(fault('4000')).toEqual({});
    expect(fault('4000.01')).toEqual({ claimed: 'This is more than the remaining amount of the bill' });
    expect(fault('')).toEqual({ claimed: 'Please enter amount' });
  });
});

describe('an answer as typed', () => {
  const second = version(2, 2);
  const all = versions([second, confirmed]);
  const given = { status: 'confirmed', confirmed: '2500', reference: 'HR-1', reason: '', answeredOn: null } as const;

  it('has its fault beside the field', () => {
    expect(answerFaults(all, second, given)).toEqual({});
    expect(answerFaults(all, second, { ...given, confirmed: '4000.01' })).toEqual({
      confirmed: 'A payer cannot confirm more than the requested amount',
    });
    expect(answerFaults(all, second, { ...given, reference: ' ' })).toEqual({
      reference: 'Please enter the reference',
    });
    expect(answerFaults(all, second, { ...given, status: 'refused' })).toEqual({ reason: 'Please enter reason' });
    expect(answerFaults(all, confirmed, { ...given, status: 'sent', reason: 'Typed wrong' })).toEqual({});
  });
});
