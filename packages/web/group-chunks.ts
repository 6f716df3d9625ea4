// Says which code of the screens travels together: some dozen files for a screen instead of two hundred of a few hundred bytes.

/** So many screens and dialogs must share a part before it comes with the first of them: fewer would load what they never use. */
const sharedByAtLeast = 8;

/** A picture of two hundred bytes is no file of its own once two parts show it: the frame alone asked for forty of them. */
const picturedByAtLeast = 2;

/**
 * Groups of chunks: the log-in page, which is all that main.tsx needs from the start, pictures, and what most screens share. The rest
 * is split by screen.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: picturedByAtLeast, priority: 2 },
  { name: 'screens', minShareCount: sharedByAtLeast, priority: 1 },
];
