// The type of a screen's address: it begins with a slash, so that a link never continues the address of the screen it is on.

/** An absolute address inside the product, such as `/opd/queue`. */
export type ScreenAddress = `/${string}`;
