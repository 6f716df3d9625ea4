// Says which code of the screens travels together: some dozen files for a screen instead of two hundred of a few hundred bytes.

/** So many screens and dialogs must share a part before it comes with the first of them: fewer would load what they never use. */
const sharedByAtLeast = 8;

/**
 * Groups of chunks: the log-in page, which is all that main.tsx needs from the start, and what most screens share. The rest is split
 * by screen.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'screens', minShareCount: sharedByAtLeast, priority: 1 },
];
