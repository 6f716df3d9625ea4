// The same money call sent twice happens once.

import { endpoint } from '@charaka/contract/kernel/endpoint';
import { flag, id, optional, text } from '@charaka/contract/kernel/field';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { shape } from '@charaka/contract/kernel/shape';
import { sentences } from '@charaka/rules/message/sentence';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallServer } from '../../test-support/server/small-server.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handle } from './handler.ts';
import { refuse } from './refusal.ts';

const cashDesk = sentences('test', { closed: 'The cash desk is closed', spent: 'Spent' });

const parts = useTestApp();
let app: FastifyInstance;
let tenant: TestTenant;

const spend = (path: string) =>
  handle(
    endpoint({
      path,
      summary: 'Adds a department, slowly, as money is moved.',
      permission: 'signed-in',
      effect: 'once',
      logAs: ['department', 'added'],
      changes: [],
      input: shape({ name: text(), mayNot: optional(flag()) }),
      output: shape({ departmentId: id() }),
    }),
    async (call, input) => {
      const row = await call.tx.one<{ departmentId: number }>(
        sql`insert into department (tenant_id, department_name) values (${call.tenantId}, ${input.name}) returning department_id`,
        kernelSentences.nothingAdded,
      );
      await call.tx.rows(sql`select pg_sleep(0.05)`);
      const { rows } = await parts.owner.query(`select 1 from department where department_name = 'Closed'`);
      if (rows.length === 0 && input.mayNot) refuse(cashDesk.closed);
      call.say(cashDesk.spent);
      return row;
    },
  );

beforeAll(async () => {
  tenant = await makeTenant(parts);
  app = await smallServer(parts, [spend('/Test/Spend'), spend('/Test/SpendElsewhere')]);
});
afterAll(() => app.close());

async function pay(
  name: string,
  key: string | undefined,
  more: { mayNot?: boolean; path?: string; as?: 'viewer' | 'admin'; hospitalId?: number } = {},
) {
  const { path, as, ...fields } = more;
  const reply = await app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${path ?? '/Test/Spend'}`,
    headers: {
      authorization: `Bearer ${tenant.tokens.get(as ?? 'clerk')}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: { name, ...fields },
  });
  return {
    status: reply.statusCode,
    ...(reply.json() as { _failure: boolean; _message: string; departmentId?: number }),
  };
}

async function countOf(name: string): Promise<number> {
  const { rows } = await parts.owner.query('select 1 from department where department_name = $1', [name]);
  return rows.length;
}

describe('a money call', () => {
  it('needs a usable key', async () => {
    for (const key of [undefined, 'short', 'with blanks in it', 'x'.repeat(81), 'semi;colon;colon'])
      expect(await pay('No key', key)).toMatchObject({ status: 400, _failure: true });
    expect(await countOf('No key')).toBe(0);
  });

  it('sent again answers as the first time and happens once', async () => {
    const first = await pay('Once', 'again-0001');
    expect(first).toMatchObject({ status: 200, _failure: false, _message: 'Spent' });
    expect(await pay('Once', 'again-0001')).toEqual(first);
    expect(await countOf('Once')).toBe(1);
  });

  it('sent ten times at the same instant happens once and answers alike', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay('Twins', 'twins-0001')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, _failure: false });
    expect(await countOf('Twins')).toBe(1);
  });

  it('refuses a key that comes with another body, path or hospital', async () => {
    await pay('First body', 'clash-0001');
    expect((await pay('Other body', 'clash-0001')).status).toBe(409);
    expect((await pay('First body', 'clash-0001', { path: '/Test/SpendElsewhere' })).status).toBe(409);
    await pay('In one hospital', 'clash-0002', { as: 'admin' });
    expect((await pay('In one hospital', 'clash-0002', { as: 'admin', hospitalId: 2 })).status).toBe(409);
    expect(await countOf('Other body')).toBe(0);
  });

  it('keeps keys apart by user', async () => {
    await pay('By clerk', 'shared-0001');
    expect(await pay('By viewer', 'shared-0001', { as: 'viewer' })).toMatchObject({ status: 200, _failure: false });
  });

  it('frees its key when it is refused, so that the same form can be sent again', async () => {
    expect(await pay('Later', 'later-0001', { mayNot: true })).toMatchObject({
      _failure: true,
      _message: 'The cash desk is closed',
    });
    await parts.owner.query(
      `insert into department (tenant_id, department_name) values (${tenant.tenantId}, 'Closed')`,
    );
    expect(await pay('Later', 'later-0001', { mayNot: true })).toMatchObject({ _failure: false });
    expect(await countOf('Later')).toBe(1);
  });
});
