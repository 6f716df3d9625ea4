// What a user sets for themselves, the look of the screens and the language, on the wire; a call of our own.

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { oneOf, optional } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { tenancyChecks } from './tenancy-checks.ts';

/** The choices of the customizer, in the order it shows them (R114-R118). */
export const lookChoices = {
  layout: ['ltr', 'rtl', 'box'],
  sidebarType: ['compact', 'horizontal'],
  sidebarSetting: ['default', 'border', 'icon'],
  mix: ['default', 'dark-sidebar', 'dark-only'],
} as const;

/** The languages a user may choose (R010). */
export const languageCodes = ['en', 'es', 'fr', 'pt', 'bn', 'hi', 'ta', 'te'] as const;

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

/** What is missing was never chosen. */
export const userPreferences = shape({ language: optional(oneOf(languageCodes)), look: optional(look) });

/** How the screens look to a user (R114-R120). */
export type Look = z.output<typeof look>;
/** The look of who has chosen nothing (R119, R120). */
export const defaultLook: Look = {
  layout: 'ltr',
  sidebarType: 'compact',
  sidebarSetting: 'default',
  mix: 'default',
  primary: '#55b9f7',
  secondary: '#f73164',
};

/** What a user has chosen for themselves. */
export type UserPreferences = z.output<typeof userPreferences>;

/** Keeps the caller's own look or language, for every machine; a part that is left out stays. The log-in answers both. */
export const updatePreferences = endpoint({
  path: '/User/UpdatePreferences',
  summary: "Keeps the user's look of the screens and language; a part that is left out stays as it is.",
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  openBefore: ['own-password', 'second-factor', 'enrolment'],
  input: shape({ preferences: userPreferences }),
  output: shape({ preferences: userPreferences }),
});
