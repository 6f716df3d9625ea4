// All documents that are signed with their stores, for the walk over them.
import { consultations, noteStore } from '../../src/clinic/consultation/consultation-store.ts';

export const signedDocuments = [{ ...consultations, store: noteStore }];
