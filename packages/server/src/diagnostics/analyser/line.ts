// The listener's interface to a connection of an analyser, for any protocol.

/** Bytes are letters, one for each. */
export interface AnalyserLine {
  /** Takes what arrived. */
  hear(bytes: string): Promise<void>;
  /** The analyser is silent or gone. */
  end(): Promise<void>;
}

const MOST_BYTES = 4 * 1024 * 1024;

/** Throws when so many bytes cannot be a message of an analyser; the line is closed, and accepted frames stay stored. */
export function refuseFlood(byteCount: number): void {
  if (byteCount > MOST_BYTES) throw new Error(`An analyser sent more than ${MOST_BYTES} bytes without an end`);
}
