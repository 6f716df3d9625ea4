// What the bill area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Bills and dues. */
export const billArea: WebArea = {
  screens: [{ path: 'bill/dues', load: () => import('./list-dues.tsx') }],
};
