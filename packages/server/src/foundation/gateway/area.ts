// The server declaration of the gateway area.
import type { ServerArea } from '../../kernel/area.ts';
import { gatewayHandlers } from './gateway-handlers.ts';
import { postmanJobs } from './postman.ts';

/** Mail, SMS and payment gateways, and the outbox that is emptied beside the calls. */
export const gatewayArea: ServerArea = {
  handlers: ({ vault, hasInnerGateways }) => gatewayHandlers(vault, hasInnerGateways),
  jobs: postmanJobs,
};
