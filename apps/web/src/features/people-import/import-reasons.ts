import { importColumnTitles, type ImportTextCode } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import { codedWords } from '../../refusals/coded-words.ts'

/** The message of what stands against a line: a code without one does not compile. */
export const importReasonKeys: Readonly<Record<ImportTextCode, MessageKey>> = {
  unreadableCharacters: 'people-import.reason.unreadableCharacters',
  tooLong: 'people-import.reason.tooLong',
  noEmail: 'people-import.reason.noEmail',
  hasSpaces: 'people-import.reason.hasSpaces',
  saysNobody: 'people-import.reason.saysNobody',
  noRole: 'people-import.reason.noRole',
  lineHasSame: 'people-import.reason.lineHasSame',
  unmatchedQuotes: 'people-import.reason.unmatchedQuotes',
  begins: 'people-import.reason.begins',
  fieldCount: 'people-import.reason.fieldCount',
  differentPeople: 'people-import.reason.differentPeople',
  nobodyKnown: 'people-import.reason.nobodyKnown',
  newNeedsEmail: 'people-import.reason.newNeedsEmail',
  userNameTaken: 'people-import.reason.userNameTaken',
  lineHasSameUserName: 'people-import.reason.lineHasSameUserName',
  lineIsSamePerson: 'people-import.reason.lineIsSamePerson',
  mayDoMore: 'people-import.reason.mayDoMore',
  isStaff: 'people-import.reason.isStaff',
  isStudent: 'people-import.reason.isStudent',
  faultOfOurs: 'people-import.reason.faultOfOurs',
}

const columnKeys: Readonly<Record<keyof typeof importColumnTitles, PlainKey>> = {
  email: 'people-import.field.email',
  firstName: 'people-import.field.firstName',
  lastName: 'people-import.field.lastName',
  uid: 'people-import.field.uid',
  puid: 'people-import.field.puid',
  userName: 'people-import.field.userName',
  role: 'people-import.field.role',
}

const keysByTitle = new Map<string, PlainKey>(
  Object.entries(importColumnTitles).map(([column, title]) => [title, columnKeys[column as keyof typeof columnKeys]]),
)

function valueOf(name: string, value: string): string {
  const key = name === 'column' ? keysByTitle.get(value) : undefined
  return key ? t(key) : value
}

/** What stands against a line of a file, or why nothing was imported, in the language of the page. */
export const importReasonWords = codedWords(importReasonKeys, valueOf)
