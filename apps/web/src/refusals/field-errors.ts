import type { ErrorData, FieldErrorCode } from '@isomorph/contract'
import { t, type MessageKey } from '@isomorph/messages'
import type { RequestError } from '../data/request.ts'

/** The message of what the server says of a field: a code without one does not compile. */
export const fieldErrorKeys: Readonly<Record<FieldErrorCode, MessageKey>> = {
  emailTaken: 'refusals.field.emailTaken',
  uidTaken: 'refusals.field.uidTaken',
  puidTaken: 'refusals.field.puidTaken',
  userNameTaken: 'refusals.field.userNameTaken',
  emailIsUserName: 'refusals.field.emailIsUserName',
  uidIsUserName: 'refusals.field.uidIsUserName',
  puidIsUserName: 'refusals.field.puidIsUserName',
  nobodyKnown: 'refusals.field.nobodyKnown',
  nobodyCalled: 'refusals.field.nobodyCalled',
  providerNameTaken: 'refusals.field.providerNameTaken',
  registrationTaken: 'refusals.field.registrationTaken',
  termNameTaken: 'refusals.field.termNameTaken',
  webhookNameTaken: 'refusals.field.webhookNameTaken',
  identityProviderNameTaken: 'refusals.field.identityProviderNameTaken',
  wrongSetupToken: 'refusals.field.wrongSetupToken',
  addressPlain: 'refusals.field.addressPlain',
  addressForeign: 'refusals.field.addressForeign',
  addressWithName: 'refusals.field.addressWithName',
  addressPort: 'refusals.field.addressPort',
  addressInside: 'refusals.field.addressInside',
  addressUnresolved: 'refusals.field.addressUnresolved',
  serverRedirects: 'refusals.field.serverRedirects',
  serverTooSlow: 'refusals.field.serverTooSlow',
  serverAnswerTooLong: 'refusals.field.serverAnswerTooLong',
  serverUnreachable: 'refusals.field.serverUnreachable',
  wrongSecondFactor: 'refusals.field.wrongSecondFactor',
  passwordMissing: 'refusals.field.passwordMissing',
  wrongPassword: 'refusals.field.wrongPassword',
  presentPassword: 'refusals.field.presentPassword',
  guessableOwnWords: 'refusals.field.guessableOwnWords',
  guessableLetters: 'refusals.field.guessableLetters',
  guessableWords: 'refusals.field.guessableWords',
  guessableRows: 'refusals.field.guessableRows',
  guessableKeys: 'refusals.field.guessableKeys',
  guessableDates: 'refusals.field.guessableDates',
  guessableYears: 'refusals.field.guessableYears',
  guessableCommon: 'refusals.field.guessableCommon',
  tooManyTags: 'refusals.field.tooManyTags',
  dueBeforeOpens: 'refusals.field.dueBeforeOpens',
  closesBeforeOpens: 'refusals.field.closesBeforeOpens',
  closesBeforeDue: 'refusals.field.closesBeforeDue',
  typeUserName: 'refusals.field.typeUserName',
  endBeforeStart: 'refusals.field.endBeforeStart',
  noSuchTerm: 'refusals.field.noSuchTerm',
  noSuchCourse: 'refusals.field.noSuchCourse',
  notInCourse: 'refusals.field.notInCourse',
  hasErrors: 'refusals.field.hasErrors',
  imageLost: 'refusals.field.imageLost',
  renamedMeanwhile: 'refusals.field.renamedMeanwhile',
  markedByPerson: 'refusals.field.markedByPerson',
  mostPoints: 'refusals.field.mostPoints',
  choicesUpTo: 'refusals.field.choicesUpTo',
  tooManySheets: 'refusals.field.tooManySheets',
  noSuchSheet: 'refusals.field.noSuchSheet',
  fileTooLong: 'refusals.field.fileTooLong',
  sheetCodeMissing: 'refusals.field.sheetCodeMissing',
  sheetCodeForeign: 'refusals.field.sheetCodeForeign',
  sheetCodeLength: 'refusals.field.sheetCodeLength',
  sheetCodeMistyped: 'refusals.field.sheetCodeMistyped',
  sheetTwice: 'refusals.field.sheetTwice',
  sheetOfWhom: 'refusals.field.sheetOfWhom',
  noPoints: 'refusals.field.noPoints',
  pointsAndAnswer: 'refusals.field.pointsAndAnswer',
  nothingEntered: 'refusals.field.nothingEntered',
}

type FieldError = ErrorData['errors'][number]

const isKnown = (code: string): code is FieldErrorCode => Object.hasOwn(fieldErrorKeys, code)

/** By name; the parameters of all are compared with their messages in a test. */
const write = t as (key: MessageKey, parameters: Readonly<Record<string, unknown>>) => string

/** What is said of a field, in the language of the page; in the words of the server where the page has none. */
export function fieldErrorWords({ message, reason }: Omit<FieldError, 'path'>): string {
  return reason && isKnown(reason.code) ? write(fieldErrorKeys[reason.code], reason.params) : message
}

/** A refusal with what it says of single fields in the language of the page; a code that the page does not know keeps its English. */
export function withFieldErrorsInWords(refusal: RequestError): RequestError {
  return refusal.errors
    ? { ...refusal, errors: refusal.errors.map((error) => ({ ...error, message: fieldErrorWords(error) })) }
    : refusal
}
