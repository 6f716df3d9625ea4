// What the listener does with a connection of an analyser, whatever it speaks.

/** Bytes are letters, one for each. */
export interface AnalyserLine {
  /** Takes what arrived. */
  hear(bytes: string): Promise<void>;
  /** The analyser is silent or gone. */
  end(): Promise<void>;
}
