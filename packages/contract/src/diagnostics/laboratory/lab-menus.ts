// The menu paths that rights in the laboratory hang on: each step of the work has its own.

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
/** Where amendments wait for the second person, below verification. */
export const amendmentPage = `${verifyMenu}/amendment`;
/** Who reads reports; whoever may change there amends them. */
export const reportMenu = 'investigation/report';
