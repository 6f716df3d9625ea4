// The published description is whole, valid and true to the wire.
import { masters } from '@charaka/contract/foundation/masters/all';
import { masterRecord } from '@charaka/contract/kernel/resource';
import { wireName } from '@charaka/contract/kernel/shape';
import { beforeAll, describe, expect, it } from 'vitest';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { handlersOf } from '../composition/areas.ts';

type Json = Record<string, unknown>;
type Operation = {
  summary: string;
  parameters: Json[];
  requestBody: Json;
  responses: Record<string, Json>;
  'x-permission': unknown;
};

const parts = useTestApp();
let description: { openapi: string; paths: Record<string, { post: Operation }>; components: Json };

beforeAll(async () => {
  const reply = await parts.app.inject({ method: 'GET', url: '/docs/openapi.json' });
  description = reply.json();
});

const operation = (path: string) => description.paths[`/api/{tenant}${path}`]?.post as Operation;
const schemaIn = (holder: Json | undefined) =>
  (holder as { content: { 'application/json': { schema: { properties: Record<string, Json> } } } }).content[
    'application/json'
  ].schema;

describe('the published description', () => {
  it('holds every call that is served, with its right and its refusals (law 4)', () => {
    expect(description.openapi).toBe('3.1.0');
    const handlers = handlersOf(noParts);
    for (const { endpoint } of handlers) {
      const described = operation(endpoint.path);
      expect(described.summary, endpoint.path).toBe(endpoint.summary);
      expect(described['x-permission']).toEqual(endpoint.permission);
      expect(Object.keys(described.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '500']));
      const needsKey = described.parameters.some((one) => String(one.$ref).endsWith('/key'));
      expect(needsKey, endpoint.path).toBe(endpoint.effect === 'once');
    }
    expect(description.paths['/api/CatalogDB/CheckIfTenantIsAvailable']).toBeDefined();
    expect(operation('/User/ValidateLogin')).toMatchObject({ security: [] });
  });

  it('speaks the spellings of the wire, in lists and in their sorting (Q25)', () => {
    for (const master of masters) {
      const { properties } = schemaIn(operation(master.calls.list).responses['200']);
      expect(Object.keys(properties)).toEqual(
        expect.arrayContaining([master.list, 'totalCount', '_failure', '_message']),
      );
      const rows = properties[master.list] as { items: { properties: Json } };
      const spellings = Object.keys(master.fields).map((name) => wireName(masterRecord(master, false), name));
      expect(Object.keys(rows.items.properties)).toEqual(expect.arrayContaining(spellings));
    }
    expect(JSON.stringify(schemaIn(operation(masters[0]?.calls.list ?? '').requestBody))).toContain('SortDirection');
  });

  it('has no reference that leads nowhere', () => {
    const text = JSON.stringify(description);
    for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = path.split('/').reduce<unknown>((inside, key) => (inside as Json | undefined)?.[key], description);
      expect(target, path).toBeDefined();
    }
  });

  it('is drawn by a page without inline script or style', async () => {
    const page = await parts.app.inject({ method: 'GET', url: '/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.payload).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/);
    // The way back leads to the screens, which no test of the server builds.
    for (const [, url = ''] of page.payload.matchAll(/(?:src|href)="(\/docs[^"]*)"/g))
      expect((await parts.app.inject({ method: 'GET', url })).statusCode, url).toBe(200);
  });
});
