// The choices of a user's preferences and those of a new user, without shapes: the log-in page needs them before it needs shapes.

/** The choices of the customizer, in the order it shows them (R114-R118). */
export const lookChoices = {
  layout: ['ltr', 'rtl', 'box'],
  sidebarType: ['compact', 'horizontal'],
  sidebarSetting: ['default', 'border', 'icon'],
  mix: ['default', 'dark-sidebar', 'dark-only'],
} as const;

/** The languages a user may choose (R010). */
export const languageCodes = ['en', 'es', 'fr', 'pt', 'bn', 'hi', 'ta', 'te'] as const;

/** How high rows and how close fields are. */
export const densities = ['comfortable', 'compact'] as const;

/** How many rows of a list stand on a page: as many as fill the window, a number, or all (0126). */
export const rowsPerPageChoices = ['fit', '25', '50', '100', 'all'] as const;

type FirstLook = { [K in keyof typeof lookChoices]: (typeof lookChoices)[K][number] } & {
  primary: string;
  secondary: string;
};

/** The look for a user who has not chosen (R119, R120). */
export const defaultLook: FirstLook = {
  layout: 'ltr',
  sidebarType: 'compact',
  sidebarSetting: 'default',
  mix: 'default',
  primary: '#55b9f7',
  secondary: '#f73164',
};

/** The desk of a user who has not arranged it. */
export const firstDesk: {
  density: (typeof densities)[number];
  rowsPerPage: (typeof rowsPerPageChoices)[number];
  arrangedLists: never[];
  pins: string[];
  folded: string[];
  opened: string[];
  toured: string[];
  isTourOver: boolean;
} = {
  density: 'comfortable',
  pins: [],
  folded: [],
  opened: [],
  rowsPerPage: 'fit',
  arrangedLists: [],
  toured: [],
  isTourOver: false,
};
