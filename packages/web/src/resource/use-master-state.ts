// Deactivates and re-activates records of a master; nothing is ever deleted.
import { type Master, masterEndpoints } from '@charaka/contract/kernel/resource';
import { useCommand } from '../kernel/use-answer.ts';
import { type BulkDeed, bulkDeed } from '../ui/table/bulk-deed.ts';
import { type MasterRow, typedValues } from './master-record.ts';

/** The actions of a master's list; a refusal shows the server's sentence. */
export function useMasterState(master: Master) {
  const endpoints = masterEndpoints(master);
  const deactivating = useCommand(endpoints.deactivate);
  const updating = useCommand(endpoints.update);
  return {
    deactivatingMany: (deed: Pick<BulkDeed<MasterRow>, 'label' | 'icon' | 'isFor'>) =>
      bulkDeed(endpoints.deactivate, (row: MasterRow) => ({ item: { [master.key]: row[master.key] } }), {
        ...deed,
        isDangerous: true,
      }),
    onClose: (row: MasterRow) => deactivating.mutate({ item: { [master.key]: row[master.key] } }),
    onReopen: (row: MasterRow) => updating.mutate({ item: { ...typedValues(master, row), isActive: true } }),
  };
}
