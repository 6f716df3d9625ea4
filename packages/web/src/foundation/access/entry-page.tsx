// The frame of the pages before the log-in: one card on a quiet page.
import { Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { productName } from '../../kernel/site-config.ts';
import { LanguageButton } from './language-button.tsx';

/** A card with the product's name, a title and content. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(`${title} · ${productName}`);
  return (
    // From the top: what a page adds below moves nothing.
    <Center component="main" mih="100dvh" px="md" py={{ base: 'md', sm: '10vh' }} style={{ alignItems: 'flex-start' }}>
      <Paper withBorder p="xl" w="100%" maw={400}>
        <Stack gap="md">
          <Group justify="space-between">
            <Text fw={700} fz="xl" c="var(--charaka-accent-text)">
              {productName}
            </Text>
            <LanguageButton />
          </Group>
          <Title order={1}>{title}</Title>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
