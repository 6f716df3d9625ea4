// Messages to the user from calls of the gateway area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const gatewaySentences = sentences('gateway', {
  mailServerSaved: 'Mail server saved successfully',
  noActiveMailServer: 'No mail server is set and active',
  testMailSent: 'The test mail is on its way',
  noMailServerSet: 'No mail server is set',
  mailPasswordAgain: 'The mail server is another one now: please type the password again',
  pushNotEnabled: 'Push messages to telephones are not enabled here',
  notificationUpdated: 'Notification updated successfully',
  messageNotFailed: 'This message is not one that failed',
  noSmsGatewayActive: 'No SMS gateway is active',
  messageSent: 'The message is on its way',
  paymentGatewayDoesNotExist: 'This payment gateway does not exist',
  paymentGatewayKnown: 'This payment gateway is there already',
  paymentGatewayNotActive: 'This payment gateway is not active',
  testMessageSent: 'The test message is on its way',
  gatewayNeedsHttps: 'The address of a gateway begins with https://',
  gatewayKeysAgain: 'The gateway is another one now: please type its key and password again',
  smsGatewayDoesNotExist: 'This SMS gateway does not exist',
  paymentGatewaySaved: 'Payment gateway saved successfully',
  paymentGatewayChosen: 'Payment gateway chosen',
  smsGatewayAdded: 'SMS gateway added successfully',
  smsGatewayUpdated: 'SMS gateway updated successfully',
});
