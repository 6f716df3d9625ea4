// The server declaration of the access area.
import type { HandlerParts, ServerArea } from '../../kernel/area.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { ApprovalKinds } from '../approval/approval-kind.ts';
import { auditHandlers } from './audit-handlers.ts';
import type { LoggedNames } from './call-words.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';
import { deviceHandlers } from './name-device.ts';
import { refreshToken } from './refresh-token.ts';
import { resetForgottenPassword } from './reset-forgotten-password.ts';
import { rightsApproval } from './rights-approval.ts';
import { roleHandlers } from './role-handlers.ts';
import { securityHandlers } from './security-handlers.ts';
import { SecurityPost } from './security-post.ts';
import { sendForgotPasswordOtp } from './send-forgot-password-otp.ts';
import { updatePreferences } from './update-preferences.ts';

/** Log-ins, roles and rights, second factors, and the audit log. */
export const accessArea: ServerArea<LoggedNames> & ApprovalKinds = {
  handlers,
  openHandlers: ({ privateKey, mail, later }) => [
    logIn(privateKey, new SecurityPost(mail, later)),
    sendForgotPasswordOtp(mail, later),
    resetForgottenPassword({ privateKey, mail, later }),
  ],
  approvalKinds: [rightsApproval],
};

function handlers(parts: HandlerParts & LoggedNames): readonly Handler[] {
  const post = new SecurityPost(parts.mail, parts.later);
  return [
    refreshToken(parts.signer),
    logOut,
    logOutEverywhere,
    updatePreferences,
    ...securityHandlers(parts, post, parts.allowsNoFactor),
    ...deviceHandlers(parts.vault),
    ...roleHandlers,
    ...auditHandlers(parts),
  ];
}
