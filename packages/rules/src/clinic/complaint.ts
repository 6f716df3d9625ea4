// A complaint as a doctor types it: what, and at its end how long.

/** A complaint with its duration where one is said. */
export interface Complaint {
  readonly text: string;
  readonly duration: string | null;
}

const length = /^(.*\S)\s+((?:since\s+)?\d+\s*(?:h|hours?|d|days?|w|wks?|weeks?|m|months?|y|years?))$/i;

/** 'fever 3 days' is fever for 3 days; without a duration at the end all of it is the complaint. */
export function complaintOf(typed: string): Complaint {
  const [, text, duration] = length.exec(typed.trim()) ?? [];
  return { text: text ?? typed.trim(), duration: duration ?? null };
}
