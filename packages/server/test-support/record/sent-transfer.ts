// The transfer of an issue: tests of medicine always have one.

/** The transfer of an answer. Throws where goods were used at once. */
export function sentTransfer<T>({ transfer }: { readonly transfer?: T | null | undefined }): T {
  if (transfer == null) throw new Error('Nothing was sent');
  return transfer;
}
