// The menu paths that rights on cultures hang on.

/** Who reads cultures. */
export const microbiologyMenu = 'investigation/microbiology';
/** Who is told of alert organisms. */
export const infectionControlMenu = 'investigation/infection-control';
