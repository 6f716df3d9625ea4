// Types of the answers that the screens of a narrative report show.
import type { getNarrative } from '@charaka/contract/diagnostics/histopathology/narrative';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** A work that is told in words, with its template, blocks and addenda. */
export type Narrative = OutputOf<typeof getNarrative>['narrative'];
