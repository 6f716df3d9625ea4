// A visit to the OPD that never was, as far as its slip tells.
import type { PrintedPlace, TokenVisit } from './token-paper.tsx';

/** Fictitious room and time. */
export const samplePlace: PrintedPlace = { roomName: 'Room 3', expectedAt: '2026-04-06T04:40:00Z' };

/** Fictitious patient. */
export const sampleVisit: TokenVisit = {
  tokenNo: 12,
  opdNumber: 'OPD204',
  patientId: 5120,
  salutation: 'Mrs.',
  firstName: 'Asha',
  lastName: 'Sengupta',
  doctorName: 'Dr. Rina Das',
  visitOn: '2026-04-06',
  createdAt: '2026-04-06T03:40:00Z',
};
