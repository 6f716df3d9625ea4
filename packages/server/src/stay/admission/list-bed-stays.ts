// The beds an admission was in, one after the other.
import { listBedStays as listBedStaysEndpoint } from '@charaka/contract/stay/admission/admission-bed';
import { handle } from '../../kernel/handler.ts';
import { readStays } from './bed-stay-store.ts';

/** The first bed first; nothing for an admission of another hospital. */
export const listBedStays = handle(listBedStaysEndpoint, async (call, input) => ({
  stays: await readStays(call, input.admission.admissionId),
}));
