// The published description of every call (OpenAPI 3.1), made from the contract alone.
import { deeds } from '@charaka/contract/kernel/deed';
import type { Endpoint, Permission } from '@charaka/contract/kernel/endpoint';
import { wireSchema } from '@charaka/contract/kernel/wire';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };

type Json = Record<string, unknown>;

const envelope = {
  _failure: { type: 'boolean', description: 'True when the call was refused; _message then says why.' },
  _message: { type: 'string', description: 'A sentence for the user, in English.' },
  _code: {
    type: 'string',
    description: 'What the sentence is known by, whatever the language; missing where nothing is said.',
    examples: ['bed.taken'],
  },
  _params: {
    type: 'object',
    description: 'The values that stand in the sentence; one that is a sentence itself has code, params and text.',
    additionalProperties: true,
  },
};

/** The sentences of a refusal for single fields; the keys are their paths in the request. */
const fieldSentences = {
  _fields: { type: 'object', description: 'A sentence for each field.', additionalProperties: { type: 'string' } },
  _fieldCodes: {
    type: 'object',
    description: 'Code and values of those sentences.',
    additionalProperties: {
      type: 'object',
      properties: { code: { type: 'string' }, params: { type: 'object', additionalProperties: true } },
      required: ['code', 'params'],
    },
  },
};

const refusals: Readonly<Record<string, string>> = {
  '400': 'The request is malformed; `_fields` names what is wrong.',
  '401': 'There is no session, or it has ended.',
  '403': 'The right is missing, or something of another tenant or hospital is named.',
  '404': 'There is no such tenant or call.',
  '413': 'The request is too large.',
  '429': 'Too many tries.',
  '500': 'A fault of the server.',
  '503': 'The database cannot be reached, or the server is being restarted.',
};

/** The whole description. Endpoints are written in the order given. */
export function describeCalls(endpoints: readonly Endpoint[]): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Charaka',
      version: manifest.version,
      description: 'Every call is a POST of JSON. Amounts are decimal rupees. Lists: pageSize 0 means all rows.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [pathOf(endpoint), { post: operationOf(endpoint) }])),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        tenant: { name: 'tenant', in: 'path', required: true, schema: { type: 'string' }, description: 'Tenant name' },
        key: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
          description: 'The same key sent twice moves the money once.',
        },
      },
      schemas: {
        Refusal: { type: 'object', properties: { ...envelope, ...fieldSentences }, required: ['_failure', '_message'] },
      },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          { description, content: jsonOf({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  };
}

function pathOf({ path }: Endpoint): string {
  return path.startsWith('/CatalogDB/') ? `/api${path}` : `/api/{tenant}${path}`;
}

function operationOf(endpoint: Endpoint): Json {
  const [, controller = '', action = ''] = endpoint.path.split('/');
  const hasTenant = pathOf(endpoint).includes('{tenant}');
  const statuses = Object.keys(refusals).filter((status) => status !== '429' || endpoint.permission === 'anyone');
  const references = statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return {
    operationId: `${controller}.${action}`,
    tags: [controller],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    'x-permission': endpoint.permission,
    'x-effect': endpoint.effect,
    ...(endpoint.permission === 'anyone' ? { security: [] } : {}),
    parameters: [
      ...(hasTenant ? [{ $ref: '#/components/parameters/tenant' }] : []),
      ...(endpoint.effect === 'once' ? [{ $ref: '#/components/parameters/key' }] : []),
    ],
    requestBody: { required: true, content: jsonOf(schemaOf(endpoint.input)) },
    responses: {
      '200': { description: 'The answer, or a refusal with a sentence.', content: contentOf(endpoint) },
      ...Object.fromEntries(references),
      ...(endpoint.effect === 'once'
        ? { '409': { description: 'The key was used for another request.', content: jsonOf(refusalReference) } }
        : {}),
    },
  };
}

/** A call that answers success with plain text is refused with JSON all the same. */
function contentOf(endpoint: Endpoint): Json {
  const { successText } = endpoint;
  if (successText === undefined) return jsonOf(answerOf(endpoint));
  return { 'text/plain': { schema: { type: 'string', const: successText } }, ...jsonOf(refusalReference) };
}

const refusalReference = { $ref: '#/components/schemas/Refusal' };
const jsonOf = (schema: Json) => ({ 'application/json': { schema } });

function descriptionOf(endpoint: Endpoint): string {
  const aliases = endpoint.aliases?.length ? ` Also served as ${endpoint.aliases.join(', ')}.` : '';
  return `${whoMay(endpoint.permission)}${aliases}`;
}

function whoMay(permission: Permission): string {
  if (permission === 'anyone') return 'Open to anyone.';
  if (permission === 'signed-in') return 'Open to any signed-in user.';
  if (permission.orBelow) return `Needs the right to view '${permission.menu}' or a screen whose forms choose from it.`;
  const menus = [permission.menu, ...(permission.orMenus ?? [])].map((menu) => `'${menu}'`);
  const titles = (permission.deeds ?? []).map((deed) => `'${deeds[deed].title}'`);
  const deed = titles.length === 0 ? '' : ` and the deed ${titles.join(' or ')}`;
  const beside = (permission.orDeeds ?? []).map((one) => `'${deeds[one].title}'`);
  const elsewhere =
    beside.length === 0 ? '' : `; on another screen than '${permission.menu}' with the deed ${beside.join(' or ')}`;
  return `Needs the right to ${permission.action} on ${menus.join(' or ')}${deed}${elsewhere}.`;
}

/** The JSON Schema of the wire format: converted values (rupees, paise) in their form on the wire. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(wireSchema(schema), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The bounds of whole numbers in JavaScript are no limits of a call.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return json;
}

function answerOf({ output }: Endpoint): Json {
  const { additionalProperties: _, ...schema } = schemaOf(output);
  const properties = { ...(schema.properties as Json | undefined), ...envelope };
  // A refused call answers the envelope alone, so no output field is required.
  return { ...schema, type: 'object', properties, required: ['_failure', '_message'] };
}
