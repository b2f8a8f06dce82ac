import type { DetailTextCode } from '@isomorph/contract'
import { activeLanguage, type MessageKey } from '@isomorph/messages'
import { refusalCodeOf } from '../data/request-error.ts'
import type { RequestError } from '../data/request.ts'
import { codedWords } from './coded-words.ts'
import type { RefusalKeys } from './refusal-keys.ts'
import { schemaErrorKeys } from './schema-errors.ts'

/** The message of what a detail says of what the server found: a code without one does not compile. */
export const detailKeys: Readonly<Record<DetailTextCode, MessageKey>> = {
  zipNone: 'refusal-details.zipNone',
  zipNotWhole: 'refusal-details.zipNotWhole',
  zipTwice: 'refusal-details.zipTwice',
  zipTooLarge: 'refusal-details.zipTooLarge',
  zipTooMany: 'refusal-details.zipTooMany',
  zipLeadsElsewhere: 'refusal-details.zipLeadsElsewhere',
  zipDamaged: 'refusal-details.zipDamaged',
  zipCutOff: 'refusal-details.zipCutOff',
  manifestMissing: 'refusal-details.manifestMissing',
  manifestNested: 'refusal-details.manifestNested',
  manifestCharacters: 'refusal-details.manifestCharacters',
  manifestNoJson: 'refusal-details.manifestNoJson',
  inFile: 'refusal-details.inFile',
  inField: 'refusal-details.inField',
  exportVersion: 'refusal-details.exportVersion',
  exportChanges: 'refusal-details.exportChanges',
  exportId: 'refusal-details.exportId',
  exportTerm: 'refusal-details.exportTerm',
  exportLines: 'refusal-details.exportLines',
  exportNoClass: 'refusal-details.exportNoClass',
  exportFileMissing: 'refusal-details.exportFileMissing',
  exportNoText: 'refusal-details.exportNoText',
  exportEmpty: 'refusal-details.exportEmpty',
  exportColumns: 'refusal-details.exportColumns',
  exportQuotes: 'refusal-details.exportQuotes',
  exportFields: 'refusal-details.exportFields',
  textWorkbook: 'refusal-details.textWorkbook',
  textOldWorkbook: 'refusal-details.textOldWorkbook',
  textPdf: 'refusal-details.textPdf',
  textUnknown: 'refusal-details.textUnknown',
  columnTwice: 'refusal-details.columnTwice',
  columnEmail: 'refusal-details.columnEmail',
  columnPerson: 'refusal-details.columnPerson',
  fileTooLarge: 'refusal-details.fileTooLarge',
  imagesTooLarge: 'refusal-details.imagesTooLarge',
  imageOfOthers: 'refusal-details.imageOfOthers',
  imageStaysPublic: 'refusal-details.imageStaysPublic',
  assessmentEmpty: 'refusal-details.assessmentEmpty',
}

/** A sitting never meets it: its words are not in the first file of one. */
export const sizeRefusalKeys = {
  tooLarge: { title: 'refusal-details.tooLarge.title', detail: 'refusal-details.tooLarge.detail' },
} as const satisfies Readonly<Record<string, RefusalKeys>>

/** Refusals whose detail is what a program or a formula said. English pages show it, the others the general detail. */
const englishDetails = ['noVariant', 'timetableSilent']

type FieldErrors = NonNullable<RequestError['errors']>

const wordsOf = codedWords({ ...schemaErrorKeys, ...detailKeys })

/** A detail can stand at a field, too: an image of somebody else does. */
const errorsInWords = (errors: FieldErrors): FieldErrors =>
  errors.map((error) => {
    const isDetail = error.reason && Object.hasOwn(detailKeys, error.reason.code)
    return isDetail ? { ...error, message: wordsOf(error.reason && [error.reason], error.message) } : error
  })

/** Puts the detail of what the server found into the language of the page, in a refusal that is in words. */
export function detailInWords(inWords: RequestError, { said, ...refusal }: RequestError): RequestError {
  const keepsEnglish = activeLanguage().code === 'en' && englishDetails.includes(refusalCodeOf(refusal))
  if (!said && !keepsEnglish) return inWords
  const errors = inWords.errors && { errors: errorsInWords(inWords.errors) }
  return { ...inWords, ...errors, detail: wordsOf(said, refusal.detail) }
}
