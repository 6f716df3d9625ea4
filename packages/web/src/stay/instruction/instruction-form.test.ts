// Proves what the Consultant Instruction dialog proposes, refuses and sends.
import { describe, expect, it } from 'vitest';
import { askedInstruction, emptyInstruction, instructionChecks } from './instruction-form.ts';

const fresh = emptyInstruction(new Date('2026-03-01T09:30:00Z'), '2026-03-01', 7);

describe('the Consultant Instruction dialog', () => {
  it('proposes now, the consultant of the admission, and today (R349, Q54)', () => {
    expect(fresh).toEqual({
      appliedAt: '2026-03-01T09:30:00.000Z',
      consultantId: 7,
      instruction: '',
      instructionDate: '2026-03-01',
    });
  });

  it('wants all but the instruction date, which nothing enforces (R349, Q54)', () => {
    expect(instructionChecks({ appliedAt: null, consultantId: null, instruction: ' ', instructionDate: null })).toEqual(
      {
        appliedAt: 'Please enter the applied date',
        consultantId: 'Select Consultant',
        instruction: 'Please enter the instruction',
      },
    );
    expect(instructionChecks({ ...fresh, instruction: 'Rest', instructionDate: null })).toEqual({});
  });

  it('sends the instruction with its admission', () => {
    expect(askedInstruction(5, { ...fresh, instruction: 'Rest', instructionDate: null })).toEqual({
      admissionId: 5,
      appliedAt: '2026-03-01T09:30:00.000Z',
      consultantId: 7,
      instruction: 'Rest',
      instructionDate: null,
    });
  });
});
