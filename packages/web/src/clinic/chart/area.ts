// What the chart area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Allergies and problems stand on the page of a patient and in the consultation: the area has no screen of its own. */
export const chartArea: WebArea = {};
