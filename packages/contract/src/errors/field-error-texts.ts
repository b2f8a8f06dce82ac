import { codedTexts, type SaidParamsOf } from './coded-texts.ts'
import { requestTexts } from './request-texts.ts'
import type { SaidSentence } from './schemas.ts'

/** What the server says of single fields beyond their schemas, in English by its code. The catalog `refusals` has the same in every language. */
export const fieldErrorTexts = {
  emailTaken: 'Somebody else has this e-mail address already.',
  uidTaken: 'Somebody else has this UID already.',
  puidTaken: 'Somebody else has this PUID already.',
  userNameTaken: 'Somebody else has this user name already.',
  emailIsUserName: 'Somebody else is known by this e-mail address already.',
  uidIsUserName: 'Somebody else is known by this UID already.',
  puidIsUserName: 'Somebody else is known by this PUID already.',
  nobodyKnown: 'Nobody here is known as “{identifier}”.',
  nobodyCalled: 'Nobody is called “{identifier}” here.',
  providerNameTaken: 'Another external provider has this name.',
  registrationTaken: 'Another learning platform has this issuer with this client id.',
  termNameTaken: 'Another term has this name.',
  webhookNameTaken: 'Another webhook has this name.',
  identityProviderNameTaken: 'Another identity provider has this name.',
  wrongSetupToken: 'This is not the setup token.',
  addressPlain:
    'The address begins with http://, where anybody on the way can read and change what is sent. Use https://.',
  addressForeign: 'The server names an address that is none of the web.',
  addressWithName: 'The server names an address with a user name in it.',
  addressPort: 'Only the ports 80 and 443 are asked. An operator can allow others with TRUSTED_NETWORKS.',
  addressInside: 'The address leads into a private network. An operator can allow that with TRUSTED_NETWORKS.',
  addressUnresolved: 'No server has this name.',
  serverRedirects: 'The server redirects without end.',
  serverTooSlow: 'The server takes too long to answer.',
  serverAnswerTooLong: 'The answer is longer than what is read of one.',
  serverUnreachable: 'The server cannot be reached.',
  wrongSecondFactor: 'This code is wrong or too old. Type the one that the app shows now.',
  passwordMissing: 'Type your password: this change needs it.',
  wrongPassword: 'This is not your current password.',
  presentPassword: 'This is your present password.',
  guessableOwnWords: 'This is mostly your name, user name or e-mail address, or the name of this product.',
  guessableLetters: 'Repeated letters are easy to guess.',
  guessableWords: 'Repeated words are easy to guess.',
  guessableRows: 'Rows such as abcd or 1234 are easy to guess.',
  guessableKeys: 'Keys beside each other are easy to guess.',
  guessableDates: 'Dates are easy to guess.',
  guessableYears: 'Years are easy to guess.',
  guessableCommon: 'Many people use this or something close to it, so it is tried first.',
  tooManyTags: 'A problem has at most {most} tags.',
  dueBeforeOpens: 'Due before it opens.',
  closesBeforeOpens: 'Closes before it opens.',
  closesBeforeDue: 'Closes before it is due.',
  typeUserName: 'Type the user name: {userName}',
  endBeforeStart: 'The end comes after the start.',
  noSuchTerm: 'There is no such term.',
  noSuchCourse: 'There is no such course.',
  notInCourse: 'It is not in this course.',
  hasErrors: '“{name}” has errors that its author has to mend before it can be used.',
  imageLost: '“{name}” shows an image whose file is lost.',
  renamedMeanwhile: 'Somebody else has renamed the assessment since you opened it.',
  markedByPerson: 'Question {number} is marked by a person. Give points.',
  mostPoints: 'Question {number} has at most {most}.',
  choicesUpTo: 'Question {number} has the choices A to {last}.',
  tooManySheets: 'An assessment has at most {most} sheets; it has {count}.',
  noSuchSheet: 'No sheet of this assessment has the code {code}.',
  fileTooLong: 'A file has at most {most} sheets; this one has {count}. Send it in parts.',
  sheetCodeMissing: 'Type the code of a sheet.',
  sheetCodeForeign: 'Codes have no “{sign}”. Look at the sheet again.',
  sheetCodeLength: 'Codes have {needed} characters; this has {count}.',
  sheetCodeMistyped: 'A character of this code is wrong. Look at the sheet again.',
  sheetTwice: '{code} stands in the file twice.',
  sheetOfWhom: 'Whose sheet it is, is not known: Email or ID is of no student who has not begun.',
  noPoints: 'Question {number}: “{text}” is no number of points.',
  pointsAndAnswer: 'Question {number} has points and an answer.',
  nothingEntered: 'Question {number} has nothing; type 0 where nothing was earned.',
} as const

export type FieldErrorCode = keyof typeof fieldErrorTexts

/** A sentence about a field, in English and as a code. */
export interface SaidOfField {
  readonly message: string
  readonly reason: SaidSentence
}

const allTexts = { ...fieldErrorTexts, ...requestTexts.texts }
type CodeOfField = keyof typeof allTexts
const { say } = codedTexts(allTexts)

/**
 * A sentence about a field: its code with parameters, and the English.
 *
 * @example sayOfField('tooManyTags', { most: '50' }).message // 'A problem has at most 50 tags.'
 */
export function sayOfField<Code extends CodeOfField>(
  code: Code,
  ...params: SaidParamsOf<(typeof allTexts)[Code]>
): SaidOfField {
  const { message, said } = say(code, ...params)
  return { message, reason: said[0] }
}
