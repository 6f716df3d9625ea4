// Values that a made-up record needs so that the check of its own list takes it, by the name of the list.

/** Limits of a breakpoint must not cross; those of an intrinsic resistance (method 3) are not judged. */
export const fittingValues: Readonly<Record<string, Readonly<Record<string, number>>>> = { breakpoint: { method: 3 } };
