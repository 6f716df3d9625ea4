// Deactivates and re-activates records of a master, after asking; nothing is ever deleted.
import { type Master, masterEndpoints } from '@charaka/contract/resource';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../kernel/use-answer.ts';
import { confirm } from '../ui/confirm-request.ts';
import { type MasterRow, typedValues } from './master-record.ts';

/** Both deeds of a master's list; a refusal is told by the server's sentence. */
export function useMasterState(master: Master) {
  const { t } = useTranslation('masters');
  const endpoints = masterEndpoints(master);
  const options = { topics: [master.name] };
  const deactivating = useCommand(endpoints.deactivate, options);
  const updating = useCommand(endpoints.update, options);
  const ask = (deed: 'deactivate' | 'reactivate', row: MasterRow) =>
    confirm({
      title: t(`${deed}Title`),
      text: t(`${deed}Text`, { name: String(row[master.title]) }),
      confirmLabel: t(deed),
      isDangerous: deed === 'deactivate',
    });
  return {
    deactivate: async (row: MasterRow) => {
      if (await ask('deactivate', row)) deactivating.mutate({ item: { [master.key]: row[master.key] } });
    },
    reactivate: async (row: MasterRow) => {
      if (await ask('reactivate', row)) updating.mutate({ item: { ...typedValues(master, row), isActive: true } });
    },
  };
}
