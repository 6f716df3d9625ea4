// The menu paths that rights in the laboratory hang on: each step of the work has its own.

import type { ScreenPermission } from '../../kernel/endpoint.ts';
import { verifyingMenus } from '../../kernel/verifying-menus.ts';

/** Who takes specimens. */
export const collectionMenu = 'investigation/collection';
/** Who receives and refuses them. */
export const specimenMenu = 'investigation/accession';
/** Who keeps them. */
export const specimenStoreMenu = 'investigation/specimen-store';
/** Who measures. */
export const benchMenu = 'investigation/bench';
/** Who verifies. */
export const [verifyMenu] = verifyingMenus;
/** The right to verify is an action right: role 0 sees the screen, and verifies only when it was given the right (Q233, Q270). */
export const mayVerify: ScreenPermission = { menu: verifyMenu, action: 'edit', deeds: ['verify-laboratory'] };
/** Where amendments wait for the second person, below verification. */
export const amendmentPage = `${verifyMenu}/amendment`;
/** Where verified values of one specimen that differ are listed. */
export const differingPage = `${verifyMenu}/differing`;
/** Who reads reports; whoever may change there amends them. */
export const reportMenu = 'investigation/report';
