// The masters of one menu path beside each other, as links that look like tabs.
import { masters } from '@charaka/contract/masters/all';
import type { Master } from '@charaka/contract/resource';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Shown where the menu path has more than one master. */
export function MasterTabs({ master }: { master: Master }) {
  const { t } = useTranslation('masters');
  const siblings = masters.filter(({ menu }) => menu === master.menu);
  if (siblings.length < 2) return null;
  return (
    <Group component="nav" aria-label={t('siblings')} gap="xs">
      {siblings.map((sibling) => {
        const isHere = sibling.name === master.name;
        return (
          <Button
            key={sibling.name}
            component={Link}
            to={`/${sibling.route}`}
            size="xs"
            variant={isHere ? 'light' : 'subtle'}
            aria-current={isHere ? 'page' : undefined}
          >
            {t(`label.${sibling.labelPlural}`, sibling.labelPlural)}
          </Button>
        );
      })}
    </Group>
  );
}
