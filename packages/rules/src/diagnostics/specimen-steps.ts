// The states of a specimen and the steps between them (LB012-LB025).
import { type StateOf, steps } from '../step/steps.ts';

/** From the label to the bin. A rejected specimen never returns. */
export const specimenSteps = steps({
  table: 'specimen',
  key: 'specimen_id',
  column: 'status',
  texts: 'laboratory:statuses',
  states: {
    Labelled: { name: 'Labelled', tone: 'past', at: 'labelled_at', by: 'labelled_by' },
    Collected: { name: 'Collected', tone: 'waiting', by: 'collected_by' },
    Received: { name: 'In the laboratory', tone: 'info', at: 'received_at', by: 'received_by' },
    Rejected: { name: 'Refused', tone: 'danger', at: 'rejected_at', by: 'rejected_by' },
    Stored: { name: 'Stored', tone: 'done', at: 'stored_at', by: 'stored_by' },
    Discarded: { name: 'Discarded', tone: 'past', at: 'discarded_at', by: 'discarded_by' },
  },
  actions: {
    collect: {
      from: ['Labelled'],
      to: 'Collected',
      writes: ['collected_at', 'identified_by', 'fasted_hours', 'patient_state'],
    },
    receive: { from: ['Collected'], to: 'Received', writes: ['conditions'], letter: 'r', isNext: true },
    reject: {
      from: ['Collected', 'Received', 'Stored'],
      to: 'Rejected',
      writes: ['reject_reason', 'reject_note'],
      letter: 'x',
      isDangerous: true,
    },
    /** A stored specimen may change its place. */
    store: {
      from: ['Received', 'Stored'],
      to: 'Stored',
      writes: ['storage_place', 'volume_microlitres', 'discard_on'],
      letter: 'k',
    },
    discard: { from: ['Stored'], to: 'Discarded', writes: [] },
  },
});

export type SpecimenStatus = StateOf<typeof specimenSteps>;
