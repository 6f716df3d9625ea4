// The manual in the product: a page for each role, told screen by screen; the question mark of a screen leads to its part.
import { Anchor, Button, Group, Kbd, List, Stack, Text, Title } from '@mantine/core';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkSearch } from '../kernel/link-search.ts';
import { mayOpenAddress, useAllRights } from '../kernel/rights.ts';
import { Page } from '../ui/page/page.tsx';
import classes from './manual.module.css';
import { anchorOf, manualPages, manualPlaceOf, pageOfRole, pictureAddress } from './manual-pages.ts';
import type { Block, Piece } from './manual-text.ts';

/** Route manual: `?page=` one of the pages; `?screen=` leads to the part about an address. */
export default function Manual() {
  const { t } = useTranslation('shell');
  const { roleId } = useAllRights();
  const search = useLocation({ select: (location) => new URLSearchParams(location.searchStr) });
  const screen = search.get('screen');
  const own = pageOfRole(roleId);
  const page = manualPages.find(({ name }) => name === (search.get('page') ?? own)) ?? manualPages[0];
  if (screen !== null) {
    const place = manualPlaceOf(screen);
    return (
      <Navigate to="/manual" search={linkSearch({ page: place?.page ?? own })} hash={place?.anchor ?? ''} replace />
    );
  }
  if (!page) return null;
  const [, ...blocks] = page.blocks;
  return (
    <Page title={page.title} crumbs={[{ label: t('manual.title') }]}>
      <Group component="nav" aria-label={t('manual.pages')} gap="xs">
        {manualPages.map(({ name, title }) => (
          <Button
            key={name}
            component={Link}
            to="/manual"
            search={linkSearch({ page: name })}
            size="xs"
            variant={name === page.name ? 'light' : 'subtle'}
            aria-current={name === page.name ? 'page' : undefined}
          >
            {title}
          </Button>
        ))}
      </Group>
      {/* The manual is written in English, whatever the language of the screens. */}
      <Stack component="article" lang="en" dir="ltr" gap="sm" className={classes.page}>
        {blocks.map((block) => (
          <Part key={JSON.stringify(block)} block={block} />
        ))}
      </Stack>
    </Page>
  );
}

function Part({ block }: { readonly block: Block }) {
  const { roleId, rights } = useAllRights();
  if (block.kind === 'heading') {
    const { text, screen = '' } = block;
    const mayOpen = rights !== undefined && mayOpenAddress(`/${screen}`, roleId, rights);
    return (
      <Title order={2} id={anchorOf(screen)} mt="md">
        {mayOpen ? (
          <Anchor component={Link} to={`/${screen}`} inherit>
            {text}
          </Anchor>
        ) : (
          text
        )}
      </Title>
    );
  }
  if (block.kind === 'picture')
    return (
      // As large as all of them are, so that nothing moves when it comes.
      <img
        className={classes.picture}
        src={pictureAddress(block.file)}
        alt={block.text}
        width={1280}
        height={800}
        loading="lazy"
      />
    );
  if (block.kind === 'list')
    return (
      <List type={block.isNumbered ? 'ordered' : 'unordered'} size="sm" withPadding>
        {block.items.map((pieces) => (
          <List.Item key={JSON.stringify(pieces)}>
            <Words pieces={pieces} />
          </List.Item>
        ))}
      </List>
    );
  return (
    <Text size="sm">
      <Words pieces={block.pieces} />
    </Text>
  );
}

function Words({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text, to = '' }) => {
    const key = `${kind} ${text}`;
    if (kind === 'name') return <strong key={key}>{text.replace(/\{\{(\w+)\}\}/g, '…')}</strong>;
    if (kind === 'key') return <Kbd key={key}>{text}</Kbd>;
    if (kind === 'link')
      return (
        <Anchor key={key} component={Link} to="/manual" search={linkSearch({ page: to.replace('.md', '') })} inherit>
          {text}
        </Anchor>
      );
    return <span key={key}>{text}</span>;
  });
}
