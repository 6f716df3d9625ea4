// The menu paths that rights in the laboratory hang on: each step of the work has its own.

import type { ScreenPermission } from '../../kernel/endpoint.ts';
import { verifyingMenus } from '../../kernel/verifying-menus.ts';

/** Menu path for collecting specimens. */
export const collectionMenu = 'investigation/collection';
/** Menu path for receiving and rejecting specimens. */
export const specimenMenu = 'investigation/accession';
/** Menu path for storing specimens. */
export const specimenStoreMenu = 'investigation/specimen-store';
/** Menu path for measuring. */
export const benchMenu = 'investigation/bench';
/** Menu path for verifying. */
export const [verifyMenu] = verifyingMenus;
/** The right to verify is an action right: role 0 sees the screen, and verifies only when it was given the right (Q233, Q270). */
export const mayVerify: ScreenPermission = { menu: verifyMenu, action: 'edit', deeds: ['verify-laboratory'] };
/** Page of the amendments that wait for a second person, below verification. */
export const amendmentPage = `${verifyMenu}/amendment`;
/** Page of verified values that differ within one specimen. */
export const differingPage = `${verifyMenu}/differing`;
/** Menu path for reading reports; users with the right to change there can amend them. */
export const reportMenu = 'investigation/report';
