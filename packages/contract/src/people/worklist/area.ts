// Declaration of the worklist area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Lists of work on patients, which departments declare and show. */
export const worklistArea: ContractArea = {
  name: 'worklist',
  wing: 'people',
  uses: ['admission', 'patient'],
};
