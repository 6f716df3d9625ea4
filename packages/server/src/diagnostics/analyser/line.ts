// What the listener does with a connection of an analyser, whatever it speaks.

/** Bytes are letters, one for each. */
export interface AnalyserLine {
  /** Takes what arrived. */
  hear(bytes: string): Promise<void>;
  /** The analyser is silent or gone. */
  end(): Promise<void>;
}

const MOST_BYTES = 4 * 1024 * 1024;

/** What arrived with what arrives. Throws where it is more than any message: nothing else ends what a line without end may fill. */
export function joined(arrived: string, bytes: string): string {
  refuseFlood(arrived.length + bytes.length);
  return arrived + bytes;
}

/** Throws where so many bytes are no message of an analyser; the line is closed then, and what was accepted is kept. */
export function refuseFlood(byteCount: number): void {
  if (byteCount > MOST_BYTES) throw new Error(`An analyser sent more than ${MOST_BYTES} bytes without an end`);
}
