// The outcome of a visit to the OPD in words.

/** The key of its words in opd.json. */
export function visitState(visit: {
  readonly isCancelled: boolean;
  readonly admissionId?: number | null | undefined;
}): string {
  if (visit.isCancelled) return 'visitStates.cancelled';
  return visit.admissionId == null ? 'visitStates.waiting' : 'visitStates.admitted';
}
