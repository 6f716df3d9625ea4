// Asks for the reason why a chart is opened that the server keeps shut: the call that was refused names whose (Q225).

type Listener = (patientId: number) => void;
const listeners = new Set<Listener>();

/** A call was refused because its user has no relation with a patient. */
export function askForChart(patientId: number): void {
  for (const listener of listeners) listener(patientId);
}

/** Called whenever a chart is to be opened for a reason; answers how to stop it. */
export function onClosedChart(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
