// The device a user logs in from, on the wire (R092). Push messages are not enabled (R091): nothing is sent to it.
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, instant, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

const facts = { userId: id(), roleId: id(), staffId: optional(id()), fcmToken: optional(text(4096)) };
const input = shape({ device: shape(facts) }, { device: 'userDeviceDetails' });
const output = shape(
  {
    device: shape(
      { userId: id(), roleId: id(), staffId: optional(id()), isPushEnabled: flag(), namedAt: instant() },
      { namedAt: 'updatedOn' },
    ),
  },
  { device: 'userDeviceDetails' },
);

/** Names the device of the caller; who they are, is compared with their session. The token goes in and is never answered. */
export const addDevice = endpoint({
  path: '/User/UserLoginInfo',
  logAs: ['user_device', 'added'],
  summary: 'Names the device of the caller. Push messages are not enabled: nothing is sent to it.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  input,
  output,
});

/** Names another device, or forgets the token when none is sent. */
export const updateDevice = endpoint({
  path: '/User/UpdateUserLoginInfo',
  logAs: ['user_device', 'changed'],
  summary: 'Changes the device of the caller; without a token the kept one is forgotten.',
  permission: 'signed-in',
  effect: 'write',
  changes: [],
  input,
  output,
});
