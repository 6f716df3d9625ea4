// Renders fields of a form as a signed-in user sees them at first, for tests that read which there are.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';

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

/** The labelled fields in their order; nothing has been answered by a server yet. */
export function readForm(form: ReactElement): readonly ReadField[] {
  // Names of countries are in the language of the page.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const page = createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(MantineProvider, null, form),
  );
  const html = renderToStaticMarkup(page);
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
