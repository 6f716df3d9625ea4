// The port for facts of a stay from orders, charts and operations, for the first draft of a discharge summary.
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A current medicine, in the words of the doctor who ordered it. */
export interface KnownMedicine {
  readonly medicineName: string;
  readonly dose: string | null;
  readonly frequency: string | null;
  readonly duration: string | null;
  readonly instruction: string | null;
}

/** Lines of plain text for the parts of a summary, in the order in which they happened. Papers speak English (0027). */
export interface KnownOfStay {
  readonly diagnosis?: readonly string[];
  readonly history?: readonly string[];
  readonly investigations?: readonly string[];
  readonly treatment?: readonly string[];
  readonly medicines?: readonly KnownMedicine[];
}

/** Answers what an area knows of an admission. */
export type TellKnown = (call: Call, admissionId: number) => Promise<KnownOfStay>;

/** Discharges do not know orders, charts and theatres, which stand beside them or above. */
export const knownOfStay = new Port<TellKnown>('what is known of a stay');

/** The facts from all areas, in the order of the areas. */
export async function everythingKnown(call: Call, admissionId: number): Promise<Required<KnownOfStay>> {
  const all: KnownOfStay[] = [];
  for (const tell of knownOfStay.partsIn(call.ports)) all.push(await tell(call, admissionId));
  return {
    diagnosis: all.flatMap(({ diagnosis = [] }) => diagnosis),
    history: all.flatMap(({ history = [] }) => history),
    investigations: all.flatMap(({ investigations = [] }) => investigations),
    treatment: all.flatMap(({ treatment = [] }) => treatment),
    medicines: all.flatMap(({ medicines = [] }) => medicines),
  };
}
