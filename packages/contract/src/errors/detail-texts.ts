import { codedTexts, type ParamsOf } from './coded-texts.ts'
import type { SaidSentence } from './schemas.ts'

/**
 * What the detail of a refusal says of what the server found in a file, an image or an assessment, in English by its code. The catalog
 * `refusal-details` has the same in every language.
 */
export const detailTexts = codedTexts({
  zipNone: 'This is no zip file.',
  zipNotWhole: 'This is no zip file. Choose the whole export, as it was packed.',
  zipTwice: 'The zip file holds “{file}” twice.',
  zipTooLarge: 'Unpacked, the zip file is larger than {megabytes} MB.',
  zipTooMany: 'The zip file holds more than {count} files.',
  zipLeadsElsewhere: 'The zip file holds a file with a name that leads elsewhere.',
  zipDamaged: 'The zip file is damaged.',
  zipCutOff: 'The zip file is cut off.',
  manifestMissing: 'The package has no {file}.',
  manifestNested: '{file} is nested too deeply.',
  manifestCharacters: '{file} contains characters that cannot be stored.',
  manifestNoJson: '{file} is not written in JSON.',
  inFile: '{file}:',
  inField: '{file}, {path}:',
  exportVersion: 'This is an export of OneRoster {version}. Versions 1.1 and 1.2 are read.',
  exportChanges: '{name} has changes alone (delta). Export all data (bulk).',
  exportId: '{file}: a sourcedId is empty or longer than {most} characters.',
  exportTerm: '{file}: the term “{term}” has no dates such as 2026-09-01.',
  exportLines: '{file} has more than {count} lines.',
  exportNoClass: 'The export has no class in one of its terms.',
  exportFileMissing: 'The export has no file {file}.',
  exportNoText: '{file} has characters that are no text.',
  exportEmpty: '{file} is empty.',
  exportColumns: '{file} has no column {columns}.',
  exportQuotes: '{file}, line {line}: The quotation marks of this line do not match.',
  exportFields: '{file}, line {line}: This line does not have as many fields as the first line.',
  textWorkbook: 'This is an Excel workbook or another packed file. Save it as CSV and choose that file.',
  textOldWorkbook: 'This is an old Excel workbook. Save it as CSV and choose that file.',
  textPdf: 'This is a PDF. Save it as CSV and choose that file.',
  textUnknown: 'This is no text, or its encoding is not known. Save it as CSV in UTF-8.',
  columnTwice: 'The first line names a column twice: “{column}”.',
  columnEmail: 'The first line has to name a column “email”. It names {titles}.',
  columnPerson: 'The first line has to name a column “email” or “uid” or “puid”. It names {titles}.',
  fileTooLarge: 'The file is larger than {megabytes} MB, the most that this address accepts.',
  imagesTooLarge: 'The images of these problems are larger than {megabytes} MB. Export fewer at once.',
  imageOfOthers:
    'The image {image} belongs to somebody else and stands in no problem that you may read. Upload it yourself.',
  imageStaysPublic: 'The image {image} belongs to somebody else, so you cannot make it non-public. Upload it yourself.',
  assessmentEmpty: 'The assessment has no problems yet. Add one.',
})

export type DetailTextCode = keyof (typeof detailTexts)['texts']

/** The detail of a refusal, in English and in codes. */
export interface SaidDetail {
  readonly detail: string
  readonly said: readonly SaidSentence[]
}

/**
 * The detail of a refusal that names what was found.
 *
 * @example sayDetail('exportEmpty', { file: 'users.csv' }).detail // 'users.csv is empty.'
 */
export function sayDetail<Code extends DetailTextCode>(
  code: Code,
  ...given: ParamsOf<(typeof detailTexts)['texts'][Code]>
): SaidDetail {
  const params = Object.entries(given[0] ?? {}).map(([name, value]) => [name, String(value)] as const)
  return { detail: detailTexts.write(code, ...given), said: [{ code, params: Object.fromEntries(params) }] }
}

/** Several sentences as one detail. */
export function joinDetails(...parts: readonly SaidDetail[]): SaidDetail {
  return { detail: parts.map(({ detail }) => detail).join(' '), said: parts.flatMap(({ said }) => said) }
}
