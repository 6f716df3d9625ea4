// Messages of the checks of gateway fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const gatewayChecks = foundByText(
  sentences('gateway', {
    enterMailServer: 'Please enter the mail server',
    mailServerNotValid: 'A mail server is a name or an address, for example smtp.example.org',
    enterPort: 'Please enter the port',
    portOutside: 'Enter a port between 1 and 65535',
    selectLineSecurity: 'Please select the security of the connection',
    nameHasQuotes: 'A name cannot contain quotes or angle brackets',
    selectMailOrSms: 'Please select mail or SMS',
    enterRecipient: 'Please enter the recipient',
    subjectOneLine: 'The subject must be one line',
    enterGateway: 'Please enter the gateway',
    selectGateway: 'Please select the gateway',
    enterAddress: 'Please enter the address',
    selectMethod: 'Please select the request method of the gateway',
    headerNameNotValid: 'The name of a header can contain letters, digits and hyphens',
    notWebAddress: 'This is not a web address',
    notJson: 'This is not JSON',
    enterMobileNumber: 'Please enter the mobile number',
    nothingForPlace: '{place} has no value here',
    placesMissing: 'The number and the text of the message need their placeholders: {contact} and {message}',
  }),
);
