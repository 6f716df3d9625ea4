// Proves the checklist of a discharge, what its kinds ask for, and until when it can be undone.
import { describe, expect, it } from 'vitest';
import {
  checklistModes,
  clearanceDepartments,
  dischargeFaults,
  dischargeKinds,
  isDischargeUndoable,
  isHeldBack,
  missingClearances,
  missingSections,
} from './discharge.ts';

describe('the checklist of a discharge', () => {
  it('asks the departments that have not cleared, unless it is off (Q47)', () => {
    expect(missingClearances('warn', ['Pharmacy', 'Nursing'])).toEqual(['Laboratory', 'Radiology']);
    expect(missingClearances('bar', [])).toEqual(clearanceDepartments);
    expect(missingClearances('off', [])).toEqual([]);
  });

  it('holds back only as a bar, and never who leaves against advice (Q47)', () => {
    const held = checklistModes.flatMap((mode) =>
      dischargeKinds.filter((kind) => isHeldBack(mode, kind, ['Pharmacy'])).map((kind) => `${mode} ${kind}`),
    );
    expect(held).toEqual(['bar Routine', 'bar On Request', 'bar Referred', 'bar Death']);
    expect(isHeldBack('bar', 'Routine', [])).toBe(false);
  });
});

describe('what a discharge asks for', () => {
  it.each([
    ['Routine', []],
    ['On Request', []],
    ['Against Medical Advice', ['remark']],
    ['Referred', ['referredTo']],
    ['Death', ['diedAt', 'deathCause']],
  ] as const)('%s (Q47, Q151)', (kind, fields) => {
    expect(dischargeFaults({ kind }).map(({ field }) => field)).toEqual(fields);
    const full = { kind, remark: 'x', referredTo: 'x', diedAt: '2026-01-01T00:00:00Z', deathCause: 'x' };
    expect(dischargeFaults(full)).toEqual([]);
  });
});

describe('undoing a discharge', () => {
  it('is possible until the end of the next day of the hospital (Q47)', () => {
    // 23:50 on 1 March in Kolkata.
    const left = new Date('2026-03-01T18:20:00Z');
    expect(isDischargeUndoable(left, new Date('2026-03-02T18:29:00Z'), 'Asia/Kolkata')).toBe(true);
    expect(isDischargeUndoable(left, new Date('2026-03-02T18:31:00Z'), 'Asia/Kolkata')).toBe(false);
  });
});

describe('a discharge summary', () => {
  it('needs diagnosis, treatment, condition and advice in words before it is signed (Q47)', () => {
    const blank = { diagnosis: '<p></p>', history: '', findings: '', investigations: '', treatment: '<p>&nbsp; </p>' };
    const summary = { ...blank, conditionAtDischarge: '<ul><li>Stable</li></ul>', advice: '', warningSigns: '' };
    expect(missingSections(summary)).toEqual(['diagnosis', 'treatment', 'advice']);
  });
});
