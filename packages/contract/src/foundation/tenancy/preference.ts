// Preferences of a user (look of the screens, language, desk), on the wire; an extension.

import { z } from 'zod';
import { bodySize, endpoint } from '../../kernel/endpoint.ts';
import { oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { densities, languageCodes, lookChoices, rowsPerPageChoices } from './preference-choices.ts';
import { tenancyChecks } from './tenancy-checks.ts';

/** A colour as '#55b9f7', always in small letters inside (R117). */
const color = () =>
  z
    .string(tenancyChecks.colourNotValid.text)
    .regex(/^#[0-9a-f]{6}$/i, tenancyChecks.colourNotValid.text)
    .overwrite((value) => value.toLowerCase());

/** The whole look: known choices and two colours, nothing else. */
const look = shape({
  layout: oneOf(lookChoices.layout),
  sidebarType: oneOf(lookChoices.sidebarType),
  sidebarSetting: oneOf(lookChoices.sidebarSetting),
  mix: oneOf(lookChoices.mix),
  primary: color(),
  secondary: color(),
});

/** As many screens are pinned, and as many headings folded, at most. */
const MOST_ARRANGED = 60;
const namesOf = () => z.array(text(120)).max(MOST_ARRANGED);

/** As many views are kept of a list, and as many of its columns are named, at most. */
export const MOST_VIEWS = 20;
const columnsOf = () => z.array(text(80)).max(MOST_ARRANGED);
/** Columns that were asked for and put away, against what a list shows at first. */
export const columnsChosen = { shown: columnsOf(), hidden: columnsOf() };

/** A list as a user has arranged it: its columns, and views of it under a name (0127). */
const listArrangement = shape({
  /** The name of the list, as its exported file has it. */
  list: text(80),
  ...columnsChosen,
  /** `search` is the part of the address that tells filters, sorting and size. */
  views: z.array(shape({ title: text(60), search: text(800), ...columnsChosen })).max(MOST_VIEWS),
  /** The title of the view that the list opens with; of a report the number of the view, 0 being the report without a view. */
  defaultView: optional(text(60)),
});
/** Every list that a user has arranged. */
const listArrangements = z.array(listArrangement).max(200);
export type ListArrangement = z.output<typeof listArrangement>;

/** How a user has arranged their desk; whole, as the screens keep it (0119). */
const desk = shape({
  density: oneOf(densities),
  /** Of every list; as many as fill the window if the user has not chosen. */
  rowsPerPage: optional(oneOf(rowsPerPageChoices)),
  arrangedLists: optional(listArrangements),
  /** Paths of the menu, in the order of the sidebar. */
  pins: namesOf(),
  /** Headings of the menu that were folded, and those that were opened, against what they are at first. */
  folded: namesOf(),
  opened: namesOf(),
  /** Screens of the first day that were opened, and whether its card was put away (0133). */
  toured: optional(namesOf()),
  isTourOver: optional(z.boolean()),
});

/** A missing value was never chosen. */
export const userPreferences = shape({
  language: optional(oneOf(languageCodes)),
  look: optional(look),
  desk: optional(desk),
});

/** How the screens look to a user (R114-R120). */
export type Look = z.output<typeof look>;
/** How a user has arranged their desk. */
export type Desk = z.output<typeof desk>;
/** Preferences that a user has chosen. */
export type UserPreferences = z.output<typeof userPreferences>;

/** Keeps the caller's own look, language or desk, for every machine; a part that is left out stays. The log-in answers all. */
export const updatePreferences = endpoint({
  path: '/User/UpdatePreferences',
  logAs: ['user_preference', 'changed'],
  // Views of lists; far more than anybody keeps would be refused as a whole.
  bodyBytes: bodySize.long,
  summary: "Keeps the user's look of the screens, language and desk; a part that is left out stays as it is.",
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['own-password', 'second-factor', 'enrolment'],
  input: shape({ preferences: userPreferences }),
  output: shape({ preferences: userPreferences }),
});
