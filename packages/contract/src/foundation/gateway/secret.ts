// Secrets of services outside on the wire: they go in and never come out (Q186).
import { z } from 'zod';
import { flag, instant, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

/** Menu path that rights on mail, SMS, notifications and payment gateways hang on. */
export const gatewayMenu = 'gateway-settings';

/** A secret as typed. Left out or empty, the one that is kept stays. */
export const secretText = () => optional(text(500));

/** Secrets by name that are to be forgotten. */
export const forgottenSecrets = <const N extends readonly [string, ...string[]]>(names: N) =>
  optional(z.array(z.enum(names)).max(names.length));

/** State of a secret: whether and since when it is set. A secret sealed with another installation's key is not usable. */
export const secretState = shape(
  { name: text(), isSet: flag(), isUsable: flag(), setAt: optional(instant()) },
  { setAt: 'setOn' },
);
