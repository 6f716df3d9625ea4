// How files are cut: every part but the last has this many bytes, on the wire and in the store.

/** Bytes of every part but the last. */
export const PART_BYTES = 1_048_576;
