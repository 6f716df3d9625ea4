// The small button beside an age that writes the age of now down (R340).
import { mayUpdateAge } from '@charaka/rules/stay/admission-state';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { factsOf } from './admission-facts.ts';
import type { Admission } from './paper-facts.tsx';
import { useUpdateAge } from './use-update-age.ts';
import { usePageViewer } from './use-viewer.ts';

/** Renders nothing for a user who may only view (Q35). */
export function UpdateAgeButton({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const viewer = usePageViewer();
  const { update, isUpdating } = useUpdateAge();
  if (!mayUpdateAge(viewer, factsOf(admission))) return null;
  return (
    <Tooltip label={t('actions.updateAge')}>
      <ActionIcon
        variant="subtle"
        size={24}
        loading={isUpdating}
        aria-label={t('actions.updateAge')}
        onClick={() => update(admission)}
      >
        <IconRefresh size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
