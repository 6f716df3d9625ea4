// Meaning of an analyser's status of a result: E1394 R-9 and HL7 table 0085 (Q246).

/** Treatment of a line by its status. */
export type StatusMeaning = 'Final' | 'Preliminary' | 'SentBefore' | 'Withdrawn' | 'Open';

const final = ['', 'F', 'V', 'C'];

/** Only what is final or preliminary becomes a result; every other status is for a person. */
export function statusMeaning(protocol: string, status: string): StatusMeaning {
  const said = status.trim().toUpperCase();
  if (final.includes(said)) return 'Final';
  if (said === 'D' || said === 'W') return 'Withdrawn';
  if (said === 'P') return 'Preliminary';
  if (protocol === 'AstmTcp') return said === 'R' || said === 'Q' ? 'SentBefore' : 'Open';
  return said === 'R' ? 'Preliminary' : 'Open';
}

/** Statuses of an order for results without a status: cancelled, pending, partial, preliminary, unknown. */
const ofOrder = ['X', 'I', 'S', 'P', 'Y', 'Z'];

/** The status of a result, or that of its order (E1394 O-26, HL7 OBR-25) where that holds the result up. */
export function statusIn(ofLine: string, orderStatus: string): string {
  const said = orderStatus.trim().toUpperCase();
  return ofLine === '' && ofOrder.includes(said) ? said : ofLine;
}
