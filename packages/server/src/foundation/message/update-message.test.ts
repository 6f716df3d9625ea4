// Writing, changing and taking back messages.

import { updateRolePermissions } from '@charaka/contract/foundation/access/role';
import {
  addMessage,
  deleteMessage,
  listMessages,
  messageMenu,
  updateMessage,
} from '@charaka/contract/foundation/message/message';
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const today = dateInZone(new Date(), 'Asia/Kolkata');
const written = { title: 'Water supply', body: '<p>Off from 8 to 10.</p>', roleMappings: [{ roleId: 31 }] };

const seenByViewer = async (tenant: TestTenant) =>
  (await tenant.ask(listMessages, {}, { as: 'viewer' })).rows.map((row) => row.title);

async function addOne(tenant: TestTenant, changes: object = {}): Promise<number> {
  return (await tenant.ask(addMessage, { message: { ...written, ...changes } })).message.messageId;
}

describe('writing a message', () => {
  it('publishes it today unless another day is said, and tells who wrote it (R161, Q175)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addMessage, { message: written });
    expect(answer.message).toBe('Message added successfully');
    expect(answer.wire.message).toMatchObject({
      message1: '<p>Off from 8 to 10.</p>',
      publishDate: today,
      isActive: true,
      createdByName: 'Clerk User',
      messageRoleMappings: [{ roleId: 31, roleName: 'Viewer' }],
    });
    expect(await seenByViewer(tenant)).toEqual(['Water supply']);
  });

  it.each([
    ['title', '  ', 'Please enter a title'],
    ['body', '', 'Please write the message'],
    ['publishDate', 'soon', 'Please enter valid date'],
    ['roleMappings', [], 'Choose at least one role'],
  ])('refuses %s = %j beside the field', async (field, value, sentence) => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addMessage, { message: { ...written, [field]: value } as typeof written });
    expect(answer).toMatchObject({ status: 400, message: sentence });
    expect(answer.fields).toEqual({ [`message.${field}`]: sentence });
  });

  it.each(['<p> </p>', '<p>&nbsp;</p><br>', '<script>alert(1)</script>'])(
    'refuses html that shows nothing: %s (Q158)',
    async (body) => {
      const tenant = await makeTenant(parts);
      const answer = await tenant.call(addMessage, { message: { ...written, body } });
      expect(answer.message).toBe('Please write the message');
      expect(answer.fields).toEqual({ 'message.body': 'Please write the message' });
    },
  );

  it('refuses a role that does not exist, and leaves nothing behind', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addMessage, { message: { ...written, roleMappings: [{ roleId: 777 }] } });
    expect(answer.isFailure).toBe(true);
    expect((await tenant.ask(listMessages, { isEverything: true })).totalCount).toBe(0);
  });
});

describe('changing a message', () => {
  it('replaces words and roles; day and state stay unless they are said (R147)', async () => {
    const tenant = await makeTenant(parts);
    const publishDate = daysAfter(today, 3);
    const messageId = await addOne(tenant, { publishDate });
    const change = { ...written, messageId, title: 'Water is back', roleMappings: [{ roleId: 1 }] };
    const { message } = await tenant.ask(updateMessage, { message: change });
    expect(message).toMatchObject({ title: 'Water is back', publishDate, isActive: true });
    expect(message.roleMappings.map(({ roleId }) => roleId)).toEqual([1]);
    await tenant.ask(updateMessage, { message: { ...change, publishDate: today } });
    expect(await seenByViewer(tenant)).toEqual([]);
    await tenant.ask(updateMessage, { message: { ...change, roleMappings: [{ roleId: 31 }, { roleId: 1 }] } });
    expect(await seenByViewer(tenant)).toEqual(['Water is back']);
  });

  it('takes one back and up again (Q175)', async () => {
    const tenant = await makeTenant(parts);
    const messageId = await addOne(tenant);
    const answer = await tenant.call(deleteMessage, { message: { messageId } });
    expect(answer.message).toBe('Message deactivated successfully');
    expect(await seenByViewer(tenant)).toEqual([]);
    await tenant.ask(updateMessage, { message: { ...written, messageId, isActive: true } });
    expect(await seenByViewer(tenant)).toEqual(['Water supply']);
  });

  it('needs the right to delete for deactivating, by whichever call (R168)', async () => {
    const tenant = await makeTenant(parts);
    const messageId = await addOne(tenant);
    const rights = [{ menuPath: messageMenu, canView: true, canAdd: true, canEdit: true, canDelete: false }];
    await tenant.ask(updateRolePermissions, { role: { roleId: 30 }, rights }, { as: 'admin' });
    const back = { ...written, messageId, isActive: false };
    expect((await tenant.call(updateMessage, { message: back })).status).toBe(403);
    expect((await tenant.call(deleteMessage, { message: { messageId } })).status).toBe(403);
    expect((await tenant.call(updateMessage, { message: { ...written, messageId } })).isFailure).toBe(false);
    expect(await seenByViewer(tenant)).toEqual(['Water supply']);
  });

  it('is for those with the right and for messages of the own tenant (R004, R168)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const messageId = await addOne(tenant);
    expect((await tenant.call(addMessage, { message: written }, { as: 'viewer' })).status).toBe(403);
    const change = { message: { ...written, messageId } };
    expect((await tenant.call(updateMessage, change, { as: 'viewer' })).status).toBe(403);
    expect((await other.call(updateMessage, change)).message).toBe('This message does not exist');
    expect((await other.call(deleteMessage, { message: { messageId } })).message).toBe('This message does not exist');
  });
});
