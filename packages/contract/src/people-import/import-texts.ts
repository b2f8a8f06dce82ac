import { codedTexts } from '../errors/coded-texts.ts'

/** What stands against a line of a file of people, in English by its code. The catalog `people-import` has the same in every language. */
export const importTexts = codedTexts({
  unreadableCharacters: 'The {column} has characters that cannot be read.',
  tooLong: 'The {column} is too long.',
  noEmail: '“{email}” is no e-mail address.',
  hasSpaces: 'The {column} has spaces, commas or semicolons.',
  saysNobody: 'Nothing says who this is.',
  noRole: '“{role}” is no role in a course: Instructor, Grader or Student.',
  lineHasSame: 'Line {line} has the same {column}.',
  unmatchedQuotes: 'The quotation marks of this line do not match.',
  begins: 'It begins: {text}',
  fieldCount: 'This line has {count} fields, the first line {titles}.',
  differentPeople: 'These identifiers belong to different people: {ids}.',
  nobodyKnown: 'Nobody here is known by this.',
  newNeedsEmail: 'Nobody here is known by this, and a new person needs an e-mail address.',
  userNameTaken: 'Somebody else has the user name “{userName}”.',
  lineHasSameUserName: 'Line {line} has the same user name, “{userName}”.',
  lineIsSamePerson: 'Line {line} is the same person.',
  mayDoMore: 'This person may do more than you; only somebody who may do as much can change them.',
  isStaff: 'This person is staff of this course.',
  isStudent: 'This person is a student of this course.',
  faultOfOurs: 'Nothing was imported, by a fault of ours. Try again.',
})

export type ImportTextCode = keyof (typeof importTexts)['texts']

/** What the columns are called in these sentences. */
export const importColumnTitles = {
  email: 'e-mail address',
  firstName: 'first name',
  lastName: 'last name',
  uid: 'UID',
  puid: 'PUID',
  userName: 'user name',
  role: 'role',
} as const
