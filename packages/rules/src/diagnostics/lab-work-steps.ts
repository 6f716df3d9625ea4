// The states of a work of the laboratory and the steps between them (LB018-LB048, LB069, LB072).
import { type ActionOf, type StateOf, steps } from '../step/steps.ts';

const moved = { at: 'status_at', by: 'status_by' };

/** From waiting for a specimen to the signed report. A cancelled work never goes on. */
export const labWorkSteps = steps({
  table: 'lab_work',
  key: 'lab_work_id',
  column: 'status',
  texts: 'laboratory:workStates',
  states: {
    Waiting: { name: 'Waiting for a specimen', tone: 'past', ...moved },
    Ready: { name: 'To be measured', tone: 'waiting', ...moved },
    Sent: { name: 'Sent out', tone: 'info', ...moved },
    Entered: { name: 'Values complete', tone: 'info', ...moved },
    Checked: { name: 'Finished', tone: 'waiting', ...moved },
    Verified: { name: 'Verified', tone: 'done', ...moved },
    Cancelled: { name: 'Cancelled', tone: 'past', ...moved },
  },
  actions: {
    /** The specimen arrives. */
    receive: { from: ['Waiting'], to: 'Ready' },
    /** Every required value is there. */
    enter: { from: ['Ready'], to: 'Entered' },
    /** A required value is removed. */
    reopen: { from: ['Entered'], to: 'Ready' },
    finish: { from: ['Entered'], to: 'Checked' },
    verify: { from: ['Checked'], to: 'Verified' },
    /** Back to the bench with the values so far. */
    return: { from: ['Checked'], to: 'Entered' },
    /** Measured anew. */
    repeat: { from: ['Entered', 'Checked'], to: 'Ready' },
    /** The specimen is rejected. */
    recollect: { from: ['Ready', 'Sent', 'Entered', 'Checked'], to: 'Waiting' },
    /** To a partner laboratory, and back with its result. */
    send: { from: ['Ready'], to: 'Sent' },
    'bring-back': { from: ['Sent'], to: 'Ready' },
    /** With its order. */
    cancel: { from: ['Waiting', 'Ready', 'Sent', 'Entered', 'Checked', 'Verified'], to: 'Cancelled' },
  },
});

export type LabWorkStatus = StateOf<typeof labWorkSteps>;
export type LabWorkAction = ActionOf<typeof labWorkSteps>;
