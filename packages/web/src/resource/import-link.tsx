// The button above a list that leads to its import; only for those who may add and change what is in it.
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRights } from '../kernel/rights.ts';

/** Renders nothing without the rights to add and to edit. */
export function ImportLink({ table }: { table: FileTable }) {
  const { t } = useTranslation('masters');
  const { canAdd, canEdit } = useRights(table.menu);
  if (!canAdd || !canEdit) return null;
  return (
    <Button
      component={Link}
      to={`/${table.route}/import`}
      variant="default"
      leftSection={<IconUpload size={16} aria-hidden />}
    >
      {t('import')}
    </Button>
  );
}
