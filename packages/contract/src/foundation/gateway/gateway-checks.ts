// Messages of the checks of gateway fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const gatewayChecks = foundByText(
  sentences('gateway', {
    enterMailServer: 'Please enter the mail server',
    mailServerNotValid: 'A mail server is a name or an address, as smtp.example.org',
    enterPort: 'Please enter the port',
    portOutside: 'Between 1 and 65535, please',
    selectLineSecurity: 'Please select how the line is secured',
    nameHasQuotes: 'A name has no quotes and angle brackets',
    selectMailOrSms: 'Please select mail or SMS',
    enterRecipient: 'Please enter who gets it',
    subjectOneLine: 'A subject is one line',
    enterGateway: 'Please enter the gateway',
    selectGateway: 'Please select the gateway',
    enterAddress: 'Please enter the address',
    selectMethod: 'Please select how the gateway is called',
    headerNameNotValid: 'The name of a header has letters, digits and hyphens',
    notWebAddress: 'This is not a web address',
    notJson: 'This is not JSON',
    enterMobileNumber: 'Please enter the mobile number',
    nothingForPlace: 'There is nothing to put in place of {place}',
    placesMissing: 'The number and the text of the message need their places: {contact} and {message}',
  }),
);
