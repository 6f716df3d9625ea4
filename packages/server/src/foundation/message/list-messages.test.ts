// The messages that each user sees, and the fields of them that leave the server.
import { addMessage, getMessage, listMessages } from '@charaka/contract/foundation/message/message';
import { dateInZone, daysAfter, daysBefore, startOfDay } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const zone = 'Asia/Kolkata';
const today = dateInZone(new Date(), zone);
let tenant: TestTenant;
let nurse: TestUser;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  nurse = await addUserOfRole(tenant, 40);
  await addUserOfRole(tenant, 20);
  await add('For nurses', [40]);
  await add('For the pharmacy', [20]);
  await add('For both', [20, 40]);
  await add('For nurses tomorrow', [40], { publishDate: daysAfter(today, 1) });
  await add('For nurses, taken back', [40], { isActive: false });
});

function add(title: string, roleIds: number[], changes: { publishDate?: string; isActive?: boolean } = {}) {
  const roleMappings = roleIds.map((roleId) => ({ roleId }));
  return tenant.ask(addMessage, { message: { title, body: '<p>Text</p>', roleMappings, ...changes } });
}

const titles = async (as: TestUser, input: Parameters<typeof listMessages.input.parse>[0] = {}) => {
  const { rows } = await tenant.ask(listMessages, input as object, { as });
  return rows.map((row) => row.title);
};

describe('the messages somebody sees', () => {
  it('are for role 0 all that are published up to today (R146)', async () => {
    expect(await titles('admin')).toEqual(['For nurses', 'For the pharmacy', 'For both', 'For nurses, taken back']);
  });

  it('are for another role those mapped to it, published and active (R147, Q175)', async () => {
    expect(await titles(nurse)).toEqual(['For nurses', 'For both']);
    expect(await titles('role 20' as TestUser)).toEqual(['For the pharmacy', 'For both']);
    expect(await titles('viewer')).toEqual([]);
  });

  it('end on the day of the hospital, not of Greenwich (Q30, Q175)', async () => {
    const own = await makeTenant(parts);
    await parts.owner.query(`update hospital set timezone = 'Pacific/Kiritimati' where tenant_id = $1`, [own.tenantId]);
    const publishDate = dateInZone(new Date(), 'Pacific/Kiritimati');
    const message = { title: 'Out east', body: '<p>Text</p>', publishDate, roleMappings: [{ roleId: 31 }] };
    await own.ask(addMessage, { message });
    expect((await own.ask(listMessages, {}, { as: 'viewer' })).totalCount).toBe(1);
    await own.ask(addMessage, { message: { ...message, publishDate: daysAfter(publishDate, 1) } });
    expect((await own.ask(listMessages, {}, { as: 'viewer' })).totalCount).toBe(1);
  });

  it('come by number, all of them for page 0 and size 0, under messageList (R148)', async () => {
    const sorting = { sortingModel: { sortColumn: 'messageId', sortDirection: 'asc' as const } };
    const answer = await tenant.call(listMessages, { pageNumber: 0, pageSize: 0, ...sorting }, { as: nurse });
    const ids = (answer.wire.messageList as { messageId: number }[]).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(answer.wire.messageList).toMatchObject([
      { title: 'For nurses', message1: '<p>Text</p>', publishDate: today, isActive: true },
      { messageRoleMappings: [{ roleId: 20 }, { roleId: 40, roleName: 'Role 40' }] },
    ]);
  });

  it('can be narrowed to those made after the start of the third day before (R148, R149)', async () => {
    const start = startOfDay(daysBefore(today, 3), zone);
    const madeAt = async (title: string, at: number) => {
      await parts.owner.query('update message set created_at = $3 where tenant_id = $1 and title = $2', [
        tenant.tenantId,
        title,
        new Date(at).toISOString(),
      ]);
    };
    await madeAt('For nurses', start.getTime() - 1000);
    await madeAt('For both', start.getTime() + 1000);
    const filterParams = [{ columnName: 'createdOn', filterValue: start.toISOString(), filterOption: 7 }];
    expect(await titles(nurse, { filterParams })).toEqual(['For both']);
    expect(await titles(nurse)).toEqual(['For nurses', 'For both']);
  });

  it('are all of the tenant for those who write messages, when they ask (Q175)', async () => {
    expect(await titles('clerk', { isEverything: true })).toHaveLength(5);
    expect(await titles('clerk')).toEqual([]);
    const refused = await tenant.call(listMessages, { isEverything: true }, { as: nurse });
    expect(refused.status).toBe(403);
  });

  it('are of the own tenant only (R004)', async () => {
    const other = await makeTenant(parts);
    const { rows } = await other.ask(listMessages, { isEverything: true });
    expect(rows).toEqual([]);
  });
});

describe('one message', () => {
  it('is read by those who see it or write messages, and does not exist for others (R147, Q175)', async () => {
    const { message } = await add('For the pharmacy alone', [20]);
    const read = (as: TestUser) => tenant.call(getMessage, { message: { messageId: message.messageId } }, { as });
    expect((await read('role 20' as TestUser)).output.message.title).toBe('For the pharmacy alone');
    expect((await read('clerk')).isFailure).toBe(false);
    expect((await read(nurse)).message).toBe('This message does not exist');
    const { message: later } = await add('Tomorrow', [40], { publishDate: daysAfter(today, 1) });
    const early = await tenant.call(getMessage, { message: { messageId: later.messageId } }, { as: nurse });
    expect(early.message).toBe('This message does not exist');
  });

  it('leaves the server without anything that could run, whatever is stored (Q158, R161)', async () => {
    const { message } = await add('Dirty', [40]);
    const { messageId } = message;
    await parts.owner.query('update message set body_html = $3 where tenant_id = $1 and message_id = $2', [
      tenant.tenantId,
      messageId,
      '<h2>Ward</h2><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>',
    ]);
    const one = await tenant.ask(getMessage, { message: { messageId } }, { as: nurse });
    const { rows } = await tenant.ask(listMessages, {}, { as: nurse });
    for (const body of [one.message.body, rows.find((row) => row.messageId === messageId)?.body]) {
      expect(body).toContain('<h2>Ward</h2>');
      expect(body).not.toMatch(/script|onerror|<img|alert/);
    }
  });
});
