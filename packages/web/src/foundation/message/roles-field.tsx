// The roles a message is for: several of the list, or all at once (R147).

import { listRoles } from '@charaka/contract/foundation/access/role';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { Box, Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { drawByValue } from '../../ui/field/draw-by-value.ts';
import { MultiSelect } from '../../ui/field/multi-select.tsx';

type Mapping = { readonly roleId: number };

interface RolesFieldProps {
  readonly label: string;
  readonly value?: readonly Mapping[];
  readonly onChange?: (value: Mapping[]) => void;
  readonly error?: ReactNode;
}

/** Offers the active roles; one that was chosen before it was closed stays chosen. */
export const RolesField = drawByValue(function RolesField({ label, value = [], onChange, error }: RolesFieldProps) {
  const { t } = useTranslation('message');
  const answer = useAnswer(accessTopic, listRoles, {});
  const chosen = value.map(({ roleId }) => roleId);
  const offered = (answer.data?.rows ?? []).filter(({ roleId, isActive }) => isActive || chosen.includes(roleId));
  const choose = (roleIds: readonly number[]) => onChange?.(roleIds.map((roleId) => ({ roleId })));
  // The button may be pressed before the roles are there: then it takes them when they come.
  const [awaitsAll, setAwaitsAll] = useState(false);
  useEffect(() => {
    if (!awaitsAll || !answer.data) return;
    setAwaitsAll(false);
    choose(offered.map(({ roleId }) => roleId));
  });
  return (
    <MultiSelect<number>
      label={label}
      withAsterisk
      aria-required
      data={offered.map((role) => ({ value: role.roleId, label: role.roleName }))}
      value={chosen}
      error={error}
      searchable
      clearable
      openOnFocus={false}
      clearButtonProps={{ 'aria-label': t('clearRoles') }}
      nothingFoundMessage={t('noRoles')}
      onChange={choose}
      inputContainer={(input) => (
        // On a phone the button stands below, so that a role is not cut.
        <Group gap="xs" align="flex-start">
          <Box flex="1 1 14rem" miw={0}>
            {input}
          </Box>
          <Button variant="default" onClick={() => setAwaitsAll(true)}>
            {t('allRoles')}
          </Button>
        </Group>
      )}
    />
  );
});
