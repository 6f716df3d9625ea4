// Renders fields of a form as a signed-in user sees them at first, for tests that read which there are.
import { deedNames } from '@charaka/contract/kernel/deed';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { rightsQuery } from '../src/kernel/rights.ts';
import { currentSession } from '../src/kernel/session.ts';

/** A field by its label. */
export interface ReadField {
  readonly label: string;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly value: string;
}

/** Labels of fields, of groups of fields such as a date and its time, and of switches; behind a required one stands a star. */
const labels =
  /<(?:label|div|span)([^>]*\bmantine-(?:InputWrapper|Switch)-label[ "][^>]*)>([^<]*)(<span[^>]*-required")?/g;

const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
const has = (tag: string, name: string) => new RegExp(`\\s${name}=""`).test(tag);

/** The answers of the server, of which there are none yet but the rights: every deed for everybody but a role of a number of its own. */
function firstAnswers(): QueryClient {
  const client = new QueryClient();
  const given = { canView: true, canAdd: false, canEdit: false, canDelete: false };
  const rights = Object.fromEntries(deedNames.map((deed) => [deed, given]));
  if (!currentSession()?.user.roleId) client.setQueryData(rightsQuery().queryKey, { rights, headings: {} });
  return client;
}

/** Part of a screen with what stands around every screen: the look, and the answers of the server. */
export function onScreen(part: ReactElement): ReactElement {
  return createElement(QueryClientProvider, { client: firstAnswers() }, createElement(MantineProvider, null, part));
}

/** The same for a part that has links, or asks where it stands. */
export function atAddress(address: string, part: ReactElement): ReactElement {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const props = { router } as Parameters<typeof RouterContextProvider>[0];
  return onScreen(createElement(RouterContextProvider, props, part));
}

/** The labelled fields in their order. */
export function readForm(form: ReactElement): readonly ReadField[] {
  // Names of countries are in the language of the page.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const html = renderToStaticMarkup(onScreen(form));
  const inputs = new Map(
    [...html.matchAll(/<(?:input|textarea)\s[^>]*>/g)].map(([tag]) => [attribute(tag, 'id'), tag] as const),
  );
  return [...html.matchAll(labels)].map(([, tag = '', label = '', isRequired]) => {
    const input = inputs.get(attribute(tag, 'for')) ?? '';
    return {
      label,
      isRequired: isRequired !== undefined,
      isDisabled: has(input, 'disabled'),
      isReadOnly: has(input, 'readOnly'),
      value: attribute(input, 'value') ?? '',
    };
  });
}
