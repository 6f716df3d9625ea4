// The records that tell an analyser what it is to measure on the specimens it asked about (LB090).
import { readPlace } from './analyser-place.ts';

/** Tests an analyser must measure on one specimen. */
export interface AnalyserOrder {
  readonly specimenNo: string;
  /** The field of the question as the analyser wrote it, where its answer repeats it. */
  readonly asked: string | null;
  /** The number by which the hospital knows the patient; null for a specimen that is unknown. */
  readonly uhid: string | null;
  readonly codes: readonly string[];
  readonly isStat: boolean;
}

/** How an answer is written. */
export interface AnswerForm {
  /** The moment, by the hospital's clock. */
  readonly sentAt: string;
  /** Place at which the analyser writes codes: the answer has them in the same component. */
  readonly codePlace: string | null;
}

const PLAIN_COMPONENT = 4;
const letters: Readonly<Record<string, string>> = { '|': '&F&', '\\': '&R&', '^': '&S&', '&': '&E&' };
const plainText = (text: string) => text.replaceAll(/[|\\^&]/g, (letter) => letters[letter] ?? letter);

/** A specimen that is unknown, or has nothing open, has no order; the last record says that there is none. */
export function writeAstmOrders(orders: readonly AnalyserOrder[], { sentAt, codePlace }: AnswerForm): string[] {
  const before = '^'.repeat(((codePlace ? readPlace(codePlace)?.components.at(-1) : null) ?? PLAIN_COMPONENT) - 1);
  const known = orders.filter(({ codes }) => codes.length > 0);
  const records = known.flatMap(({ specimenNo, asked, uhid, codes, isStat }, place) => {
    const tests = codes.map((code) => `${before}${plainText(code)}`).join('\\');
    return [
      `P|${place + 1}|${plainText(uhid ?? '')}`,
      `O|1|${asked ?? plainText(specimenNo)}||${tests}|${isStat ? 'S' : 'R'}||||||A||||||||||||||Q`,
    ];
  });
  return [`H|\\^&|||CHARAKA|||||||P|LIS2-A2|${sentAt}`, ...records, `L|1|${known.length > 0 ? 'F' : 'I'}`];
}
