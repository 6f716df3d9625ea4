// Types of the answers that the screens of a culture show.
import type { getCulture } from '@charaka/contract/diagnostics/microbiology/culture';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** A culture with its stages and isolates. */
export type Culture = OutputOf<typeof getCulture>['culture'];
/** An isolate with every antibiotic it may be tested against. */
export type Isolate = Culture['isolates'][number];
