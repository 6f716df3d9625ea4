// Content of an analyser's message, in any protocol: samples with their values, and specimens it asks about.

/** One value of a sample. */
export interface AnalyserLine {
  readonly code: string;
  /** As the analyser writes it, '<0.5' among them; empty where it sent none that can be read. */
  readonly value: string;
  readonly unit: string;
  readonly flag: string;
  /** As the analyser writes it: F final, P preliminary, C corrected; '' where it says nothing. */
  readonly status: string;
  /** Remarks of the instrument about the value, each remark once. */
  readonly comment: string;
  /** The value is only a part of the sent text: a repetition, a component, an escape or a line break is left (Q246). */
  readonly isPart: boolean;
  /** When it was measured, as the analyser writes it; '' where it says nothing. */
  readonly ranAt: string;
}

/** A sample with its values; the numbers it may be known by, the likeliest first (LB085). */
export interface AnalyserSample {
  readonly numbers: readonly string[];
  /** Numbers and name of the patient, one text a field; '' where the field is empty. */
  readonly patient: readonly string[];
  /** The message marks it as a control (LB091). */
  readonly isControl: boolean;
  readonly lines: readonly AnalyserLine[];
}

/** A message that could be read. */
export interface AnalyserReading {
  /** When it was sent, by the analyser's clock. */
  readonly sentAt: string;
  /** Sent for training or to find a fault: HL7 MSH-11 or ASTM H-12 is T or D. None of it is a patient's result. */
  readonly isTraining: boolean;
  readonly samples: readonly AnalyserSample[];
  /** Specimens whose orders it asks for (LB090). */
  readonly queries: readonly AnalyserQuery[];
}

/** A specimen whose orders an analyser asks for. */
export interface AnalyserQuery {
  readonly number: string;
  /** The field as the analyser wrote it, where the number stands among other parts: the answer repeats it. */
  readonly asked: string | null;
}

/** A message that cannot be read says so in one sentence; its bytes are kept all the same. */
export class ReadingFault extends Error {}

/** Whether a sample is a control: by the analyser's pattern, in which `*` stands for anything and letters of any case are equal (LB091). */
export function isControlSample(number: string, pattern: string): boolean {
  const parts = pattern.trim().toLowerCase().split('*');
  if (parts.length === 1 && parts[0] === '') return false;
  let rest = number.trim().toLowerCase();
  const [first = '', ...others] = parts;
  if (!rest.startsWith(first)) return false;
  rest = rest.slice(first.length);
  for (const [place, part] of others.entries()) {
    const isLast = place === others.length - 1;
    if (isLast) return rest.endsWith(part);
    const at = rest.indexOf(part);
    if (at < 0) return false;
    rest = rest.slice(at + part.length);
  }
  return rest === '';
}

/** Whether a processing id stands for training (T) or for finding a fault (D): HL7 table 0103, E1394 H-12. */
export const isTrainingId = (processingId: string): boolean => ['T', 'D'].includes(processingId.trim().toUpperCase());

/** The remarks of an instrument as one text; '0' and an empty one say that there is nothing to remark. */
export function joinComments(comments: readonly string[]): string {
  const said = comments
    .map((one) =>
      one
        .split('\n')
        .flatMap((line) => line.trim() || [])
        .join(' '),
    )
    .filter((one) => one !== '' && one !== '0');
  return [...new Set(said)].join('; ');
}
