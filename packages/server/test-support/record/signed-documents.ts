// All documents that are signed with their stores, gathered from the areas for the walk over them.
import type { noteStore } from '../../src/clinic/consultation/consultation-store.ts';
import { exportsWith } from './source-exports.ts';

/** A store as far as the walk needs it; the content of each document is its own. */
type Store = typeof noteStore;

const isStore = (value: unknown): value is Store => typeof value === 'object' && value !== null && 'document' in value;

const found = await exportsWith('server', '= documentStore(');

export const signedDocuments = found.flatMap(([, store]) => (isStore(store) ? [{ ...store.document, store }] : []));
