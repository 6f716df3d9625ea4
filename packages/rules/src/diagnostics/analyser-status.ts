// What an analyser's status of a result means for us: E1394 R-9 and HL7 table 0085 (Q246).

/** What is done about a line by its status. */
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
