// The few calls open to every signed-in user, each with the reason why it needs no right on a screen.

const ownLogIn = 'changes or shows the own log-in alone';
const toOwnRole = 'shows what was sent to the own role, which is told by the session';
const ofOwnPhrases = "keeps the own phrases; a department's need the right to keep note templates (OP039)";
const ofOwnViews = 'keeps the own views of reports that the caller may see; the owner alone changes one (RP026)';
const ofReadViews = 'shows the own views and those shared with the caller, of reports that the caller may see (RP026)';
const ofOwnRecord = 'shows the own record; that of somebody else needs the right to see it';

/**
 * Every call that a role without any right may make, by its path. All others ask for a right on a screen, so that an administrator can
 * take them away; a test refuses a call that is open and does not stand here (Q224).
 */
export const signedInCalls: Readonly<Record<string, string>> = {
  '/User/RefreshToken': ownLogIn,
  '/User/Logout': ownLogIn,
  '/User/LogoutEverywhere': ownLogIn,
  '/User/UpdatePreferences': ownLogIn,
  '/User/GetRoleViews': 'shows the views of lists given to the own role; those of others need the right to see roles',
  '/User/GetEntry': 'answers other calls of this list, each as it answers by itself',
  '/User/UserLoginInfo': ownLogIn,
  '/User/UpdateUserLoginInfo': ownLogIn,
  '/Common/GetAllLanguage': 'shows the languages that the own screens may have',
  '/Staff/changePassword': 'changes the own password; that of somebody else needs the right to change staff',
  '/Security/GetOwnFactors': ownLogIn,
  '/Security/BeginFactor': ownLogIn,
  '/Security/BeginPasskey': ownLogIn,
  '/Security/FinishPasskey': ownLogIn,
  '/Security/BeginProof': ownLogIn,
  '/Security/FinishFactor': ownLogIn,
  '/Security/RemoveFactor': ownLogIn,
  '/Security/MakeRecoveryCodes': ownLogIn,
  '/Security/StepUp': ownLogIn,
  '/Security/GetOwnSessions': ownLogIn,
  '/Security/EndSession': 'ends an own session; that of somebody else only as an administrator',
  '/HospitalSetting/GetAllHospitals': 'shows the hospitals that the user works in, to choose one',
  '/HospitalSetting/GetHospitalById': 'shows the hospital that the user works in, which every page is headed by',
  '/HospitalSetting/GetAllFinancialYears': 'shows the financial years, of which every session has one',
  '/HospitalSetting/GetAllRolePermissions':
    'shows the rights of the own role; those of others need the right to see roles',
  '/StaffSetting/GetRolebyId': 'shows name and dashboard of a role; its rights only to those who may see them (R176)',
  '/Message/GetAllMessages': toOwnRole,
  '/Message/GetMessageByID': toOwnRole,
  '/Message/GetAllHMSNotifications': toOwnRole,
  '/Message/UpdateHMSNotification': 'notes that the own role has read what was sent to it (R155)',
  '/Phrase/GetAllPhrase': 'shows the own phrases and those of the own department, which notes are written with (OP039)',
  '/Phrase/AddPhrase': ofOwnPhrases,
  '/Phrase/UpdatePhrase': ofOwnPhrases,
  '/Phrase/DeletePhrase': ofOwnPhrases,
  '/Report/GetAllSavedReportView': ofReadViews,
  '/Report/GetSavedReportViewById': ofReadViews,
  '/Report/AddSavedReportView': ofOwnViews,
  '/Report/UpdateSavedReportView': ofOwnViews,
  '/Report/DeleteSavedReportView': ofOwnViews,
  '/Report/GetReportFile': 'opens only files made for the caller and the role, with the right on their report',
  '/Report/GetWaiting': 'counts only what the caller has the right to do',
  '/Staff/GetStaffById': ofOwnRecord,
  '/Staff/GetAllStaffDocuments': ofOwnRecord,
  '/Staff/GetStaffDocument': ofOwnRecord,
  '/Staff/GetOwnAuthority': 'shows what the user may decide today',
  '/Staff/GetAllStaffDelegations': 'shows the own delegations; those of others need the right on approving authorities',
  '/Staff/SaveStaffDelegations': 'lends the own right to approve; who has none is refused',
  '/Staff/UpdateStaffDelegations':
    'changes the own delegations; those of others need the right on approving authorities',
};
