// The menu paths that rights on cultures hang on.

/** Menu path for reading cultures. */
export const microbiologyMenu = 'investigation/microbiology';
/** Menu path of infection control, which receives alert organisms. */
export const infectionControlMenu = 'investigation/infection-control';
