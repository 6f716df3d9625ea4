// Messages to the user from calls of the gateway area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const gatewaySentences = sentences('gateway', {
  mailServerSaved: 'Mail server saved successfully',
  noActiveMailServer: 'No active mail server is set',
  testMailSent: 'The test mail is on its way',
  noMailServerSet: 'No mail server is set',
  mailPasswordAgain: 'The mail server has changed. Please enter the password again',
  pushNotEnabled: 'Push messages to phones are not enabled here',
  notificationUpdated: 'Notification updated successfully',
  messageNotFailed: 'This message has not failed',
  noSmsGatewayActive: 'No SMS gateway is active',
  messageSent: 'The message is on its way',
  paymentGatewayDoesNotExist: 'This payment gateway does not exist',
  paymentGatewayKnown: 'This payment gateway already exists',
  paymentGatewayNotActive: 'This payment gateway is not active',
  testMessageSent: 'The test message is on its way',
  gatewayNeedsHttps: 'The address of a gateway must begin with https://',
  gatewayKeysAgain: 'The gateway has changed. Please enter its key and password again',
  smsGatewayDoesNotExist: 'This SMS gateway does not exist',
  paymentGatewaySaved: 'Payment gateway saved successfully',
  paymentGatewayChosen: 'Payment gateway chosen',
  smsGatewayAdded: 'SMS gateway added successfully',
  smsGatewayUpdated: 'SMS gateway updated successfully',
});
