// The templates of notes: those of the group and one's own, to be changed, or copied for oneself.
import { copyTemplate, listTemplates, templateMenu } from '@charaka/contract/clinic/template/template';
import { templateTopic } from '@charaka/contract/clinic/template/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Badge, Button, EmptyState, Group, Paper, Skeleton, Table, Text } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Page } from '../../ui/page/page.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { TemplateDialog } from './template-dialog.tsx';

type Template = OutputOf<typeof listTemplates>['templates'][number];

/** Route note-templates. */
export default function ListTemplates() {
  const { t } = useTranslation('template');
  const { canEdit } = useRights(templateMenu);
  const answer = useAnswer(templateTopic, listTemplates, {});
  const [open, setOpen] = useState<{ readonly template: Template | null } | null>(null);
  const templates = answer.data?.templates ?? [];
  return (
    <Page
      title={t('title')}
      action={
        <Group>
          <Button variant="default" component={Link} to={`/${templateMenu}/phrases`}>
            {t('phrases')}
          </Button>
          {canEdit && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ template: null })}>
              {t('addTemplate')}
            </Button>
          )}
        </Group>
      }
    >
      {answer.isPending && <Skeleton height={200} />}
      {answer.data && templates.length === 0 && (
        <EmptyState
          icon={<IconTemplate size={28} aria-hidden />}
          title={t('noTemplates')}
          description={t('noTemplatesText')}
        >
          {canEdit && <Button onClick={() => setOpen({ template: null })}>{t('addTemplate')}</Button>}
        </EmptyState>
      )}
      {templates.length > 0 && (
        <TemplateTable templates={templates} onChange={canEdit ? (template) => setOpen({ template }) : undefined} />
      )}
      {open && <TemplateDialog template={open.template} onClose={() => setOpen(null)} />}
    </Page>
  );
}

interface TemplateTableProps {
  readonly templates: readonly Template[];
  readonly onChange: ((template: Template) => void) | undefined;
}

/** Field labels of a template, section by section. */
const asked = ({ sections }: Template) =>
  sections.map(({ title, fields }) => `${title}: ${fields.map(({ label }) => label).join(', ')}`).join(' · ');

function TemplateTable({ templates, onChange }: TemplateTableProps) {
  const { t } = useTranslation('template');
  const copy = useCommand(copyTemplate);
  return (
    <Paper withBorder p="md">
      <WideTable label={t('title')} minWidth={280}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('name')}</Table.Th>
            <Table.Th className="numeric" visibleFrom="sm">
              {t('version')}
            </Table.Th>
            <Table.Th className="numeric" visibleFrom="sm">
              {t('fieldCount')}
            </Table.Th>
            {onChange && <Table.Th aria-label={t('deeds')} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {templates.map((one) => (
            <Table.Tr key={one.templateId}>
              <Table.Th scope="row" fw={500}>
                <Group gap="xs">
                  {one.templateName}
                  {one.staffId != null && <Badge variant="light">{t('own')}</Badge>}
                  {!one.isActive && <Badge variant="default">{t('notActive')}</Badge>}
                </Group>
                <Text size="xs" c="dimmed" fw={400}>
                  {asked(one)}
                </Text>
              </Table.Th>
              <Table.Td className="numeric" visibleFrom="sm">
                {one.version}
              </Table.Td>
              <Table.Td className="numeric" visibleFrom="sm">
                {one.sections.flatMap(({ fields }) => fields).length}
              </Table.Td>
              {onChange && (
                <Table.Td>
                  <Group gap={4} justify="flex-end">
                    {one.mayChange && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={t('changeOne', { name: one.templateName })}
                        onClick={() => onChange(one)}
                      >
                        {t('change')}
                      </Button>
                    )}
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      loading={copy.isPending}
                      aria-label={t('copyOne', { name: one.templateName })}
                      onClick={() => copy.mutate({ templateId: one.templateId })}
                    >
                      {t('copy')}
                    </Button>
                  </Group>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Paper>
  );
}
