// Reads the bytes of a message by its analyser's protocol, and hashes its content: a repeated message has the same hash (LB084).
import { createHash } from 'node:crypto';
import type { AnalyserPlaces } from '@charaka/rules/diagnostics/analyser-place';
import { type AnalyserLine, type AnalyserReading, ReadingFault } from '@charaka/rules/diagnostics/analyser-reading';
import { readAstm } from '@charaka/rules/diagnostics/astm-record';
import { readHl7 } from '@charaka/rules/diagnostics/hl7-message';
import { readHl7Reading } from '@charaka/rules/diagnostics/hl7-reading';

/** How the bytes of an analyser are read. */
export interface Speech extends AnalyserPlaces {
  readonly protocol: string;
  readonly characterSet: string;
}

/**
 * Bytes as text. Invalid letters are replaced, without loss, since the bytes are stored. NUL is replaced as the database does not allow
 * it.
 */
export function textOf({ characterSet }: Pick<Speech, 'characterSet'>, bytes: Buffer): string {
  return (characterSet === 'utf-8' ? bytes.toString('utf8') : bytes.toString('latin1')).replaceAll('\0', '\u2400');
}

/** The reading of a message, or the reason why it cannot be read. */
export function readingOf(speech: Speech, text: string): AnalyserReading | { readonly fault: string } {
  try {
    return speech.protocol === 'AstmTcp' ? readAstm(text, speech) : readHl7Reading(readHl7(text), speech);
  } catch (error) {
    if (error instanceof ReadingFault) return { fault: error.message };
    throw error;
  }
}

const digest = (told: unknown) => createHash('sha256').update(JSON.stringify(told)).digest('hex');

/** The hash of specimens, codes, times and values; of every byte when the message is unreadable or a query. */
export function hashOf(speech: Speech, bytes: Buffer): string {
  const reading = readingOf(speech, textOf(speech, bytes));
  if ('fault' in reading || reading.samples.length === 0) return digest(bytes.toString('latin1'));
  return digest(
    reading.samples.map(({ numbers, lines }) => [
      numbers,
      lines.map(({ code, value, unit, status, ranAt }) => [code, value, unit, status, ranAt || reading.sentAt]),
    ]),
  );
}

/** The last day on which a line is also found by its old hash, which did not include the unit. */
const OLD_HASH_UNTIL = Date.UTC(2027, 10, 28);

/** The hashes of a line, by each of which it may have been entered before; the first is its own (Q247). */
export function lineHashes(
  specimenNo: string,
  { code, value, unit }: Pick<AnalyserLine, 'code' | 'value' | 'unit'>,
  { ranAt, isPreliminary, now }: { readonly ranAt: string; readonly isPreliminary: boolean; readonly now: Date },
): readonly [string, ...string[]] {
  const own = digest([specimenNo, code, value, ranAt, unit, ...(isPreliminary ? ['P'] : [])]);
  // Preliminary values used to be entered as final, so the old hash cannot identify the final value.
  return now.getTime() < OLD_HASH_UNTIL ? [own, digest([specimenNo, code, value, ranAt])] : [own];
}

/** '20261122101430' by the clock of the hospital, as the database reads it; null when it is not a time. */
export function localTime(told: string): string | null {
  const found = /^(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?(\d{2})?/.exec(told);
  if (!found) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = found;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const read = new Date(`${text}Z`);
  // The thirtieth of February is read as a day of March, and the year 0 is none.
  const isReal = year !== '0000' && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
  return isReal ? text.replace('T', ' ') : null;
}
