// What the listener does with a connection of an analyser, whatever it speaks.

/** Bytes are letters, one for each. */
export interface AnalyserLine {
  /** Takes what arrived. */
  hear(bytes: string): Promise<void>;
  /** The analyser is silent or gone. */
  end(): Promise<void>;
}

const MOST_BYTES = 4 * 1024 * 1024;

/** Throws where so many bytes are no message of an analyser; the line is closed then, and what was accepted is kept. */
export function refuseFlood(byteCount: number): void {
  if (byteCount > MOST_BYTES) throw new Error(`An analyser sent more than ${MOST_BYTES} bytes without an end`);
}
