// The papers of the OPD, as they are declared: those of an advance, and the slip of a token.
import { always, madeBy, maybe, paper } from '../../kernel/paper.ts';

/** Receipt and memo of an advance on an appointment. */
export const bookingAdvancePaper = paper('booking_advance', {
  title: 'opd:printed.advanceReceipt',
  setting: 'provisional-booking',
  blocks: [
    always('facts', 'contact', 'doctor', 'comesAt'),
    always('modes'),
    always('end', 'amountInWords', ...madeBy, 'signatory'),
  ],
});

/** A slip of the roll of a till. */
export const opdTokenPaper = paper('opd_token', {
  title: 'opd:printed.token',
  sheets: ['roll80', 'A5', 'A4'],
  blocks: [
    maybe('hospital'),
    always('number'),
    always('doctor', 'hours', 'room', 'expectedAt'),
    always('facts', 'givenAt'),
    maybe('barcode'),
  ],
});
