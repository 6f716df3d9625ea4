// Describes a call for readers of the audit log: its record and its effect on the record.
import { thingOfNoun } from './call-things.ts';
import { type CallVerb, verbOfStart } from './call-verbs.ts';

/** 'service_charge' and 'added', for instance: the screen has a word for each. */
export interface CallWords {
  readonly thing: string;
  readonly verb: CallVerb;
}

/** Calls that no rule of words tells, by their action, or by their path where two have the same. */
const irregular: Readonly<Record<string, readonly [thing: string, verb: CallVerb]>> = {
  '/OpdQueue/EndSession': ['opd_session', 'ended'],
  '/Template/Save': ['consultation_template', 'saved'],
  AddEditPayment: ['payment_setting', 'saved'],
  AddPatient: ['patient', 'registered'],
  AddUpdateInfantToIPD: ['child', 'admitted'],
  Addpatient: ['admission', 'added'],
  AmendNarrative: ['narrative', 'amended'],
  BeginProof: ['proof', 'begun'],
  CallNext: ['opd_next', 'called'],
  CallPatient: ['opd_visit', 'called'],
  ChangeBed: ['bed_stay', 'changed'],
  CopyForMe: ['consultation_template', 'copied'],
  DecideWithdrawal: ['report_withdrawal', 'answered'],
  DischargePatient: ['patient', 'discharged'],
  EndSensitivity: ['chart_mark', 'removed'],
  GetReportById: ['lab_report', 'read'],
  LetPatientPay: ['order_payer', 'changed'],
  Logout: ['session', 'left'],
  LogoutEverywhere: ['session', 'leftEverywhere'],
  MarkArrived: ['opd_visit', 'arrived'],
  MarkContacted: ['follow_up', 'called'],
  MarkNoShow: ['opd_visit', 'missed'],
  MarkOrdersToFollow: ['clinical_order', 'charged'],
  MarkReady: ['opd_visit', 'measured'],
  MarkResults: ['opd_visit', 'cameBack'],
  MatchMessage: ['analyser_message', 'matched'],
  MoveInQueue: ['queue', 'changed'],
  NoteAlertIsolate: ['alert_isolate', 'seen'],
  NotePrint: ['paper_print', 'noted'],
  PauseSession: ['opd_session', 'paused'],
  RecallPatient: ['opd_visit', 'calledAgain'],
  RefreshToken: ['session', 'renewed'],
  RefuseMessage: ['analyser_message', 'refused'],
  ReplayMessage: ['analyser_message', 'repeated'],
  ResetForgottenPassword: ['password', 'madeAnew'],
  SendForTests: ['opd_visit', 'sentForTests'],
  SetDelay: ['opd_delay', 'changed'],
  SetSensitivity: ['chart_mark', 'added'],
  SignOrdersAnew: ['clinical_order', 'signedAnew'],
  StartSession: ['opd_session', 'begun'],
  StepUp: ['proof', 'finished'],
  SyncPatientAge: ['age', 'changed'],
  TakeBackOrder: ['lab_result', 'takenBack'],
  TakeOverVisit: ['visit_take_over', 'noted'],
  TakeOwnTarget: ['qc_target', 'taken'],
  UndoPatientMerge: ['patient_merge', 'undone'],
  UpdateInitiateDischarge: ['discharge_begun', 'noted'],
  UpdateNonHospitalToHospital: ['other_charge', 'changed'],
  UpdateOPDPatientMaster: ['opd_visit', 'cancelled'],
  UserLoginInfo: ['user_device', 'added'],
  ValidateLogin: ['session', 'begun'],
};

const isJob = (call: string) => !call.startsWith('/');
const starts = Object.keys(verbOfStart).toSorted((one, other) => other.length - one.length);

/** 'LabSections' as a record is called: lab_section. */
const recordName = (noun: string) =>
  noun
    .replace(/(?<=[a-z0-9])[A-Z]|(?<=.)[A-Z](?=[a-z])/g, '_$&')
    .replace(/(?<=[^s])s$/, '')
    .toLowerCase();

/** Reads a path such as '/Bed/AddBedFloor'; null for work of the product itself, and for undeclared words. */
export function callWords(call: string): CallWords | null {
  if (isJob(call)) return null;
  const action = call.slice(call.lastIndexOf('/') + 1);
  const whole = irregular[call] ?? irregular[action];
  if (whole) return { thing: whole[0], verb: whole[1] };
  const spelt = action.charAt(0).toUpperCase() + action.slice(1);
  const start = starts.find((each) => spelt.startsWith(each));
  const verb = start && verbOfStart[start];
  if (!start || !verb) return null;
  const noun = spelt.slice(start.length).replace(/(?<=.)Import$/, '');
  return { thing: thingOfNoun[noun] ?? recordName(noun), verb };
}
