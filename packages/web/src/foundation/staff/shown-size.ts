// The size of a file in words.

/** A size as people read it: whole kilobytes, from one megabyte on with one decimal. */
export function shownSize(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
