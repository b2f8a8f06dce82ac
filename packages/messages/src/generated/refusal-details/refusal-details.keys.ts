// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface RefusalDetailsMessages {
  /** The assessment has no problems yet. Add one. */
  readonly 'refusal-details.assessmentEmpty': undefined
  /** The first line has to name a column “email”. It names {titles}. */
  readonly 'refusal-details.columnEmail': { readonly titles: string }
  /** The first line has to name a column “email” or “uid” or “puid”. It names {titles}. */
  readonly 'refusal-details.columnPerson': { readonly titles: string }
  /** The first line names a column twice: “{column}”. */
  readonly 'refusal-details.columnTwice': { readonly column: string }
  /** {name} has changes alone (delta). Export all data (bulk). */
  readonly 'refusal-details.exportChanges': { readonly name: string }
  /** {file} has no column {columns}. */
  readonly 'refusal-details.exportColumns': { readonly columns: string; readonly file: string }
  /** {file} is empty. */
  readonly 'refusal-details.exportEmpty': { readonly file: string }
  /** {file}, line {line}: This line does not have as many fields as the first line. */
  readonly 'refusal-details.exportFields': { readonly file: string; readonly line: string }
  /** The export has no file {file}. */
  readonly 'refusal-details.exportFileMissing': { readonly file: string }
  /** {file}: a sourcedId is empty or longer than {most} characters. */
  readonly 'refusal-details.exportId': { readonly file: string; readonly most: string }
  /** {file} has more than {count, plural, one {# line} other {# lines}}. */
  readonly 'refusal-details.exportLines': { readonly count: number; readonly file: string }
  /** The export has no class in one of its terms. */
  readonly 'refusal-details.exportNoClass': undefined
  /** {file} has characters that are no text. */
  readonly 'refusal-details.exportNoText': { readonly file: string }
  /** {file}, line {line}: The quotation marks of this line do not match. */
  readonly 'refusal-details.exportQuotes': { readonly file: string; readonly line: string }
  /** {file}: the term “{term}” has no dates such as 2026-09-01. */
  readonly 'refusal-details.exportTerm': { readonly file: string; readonly term: string }
  /** This is an export of OneRoster {version}. Versions 1.1 and 1.2 are read. */
  readonly 'refusal-details.exportVersion': { readonly version: string }
  /** The file is larger than {megabytes} MB, the most that this address accepts. */
  readonly 'refusal-details.fileTooLarge': { readonly megabytes: string }
  /** The image {image} belongs to somebody else and stands in no problem that you may read. Upload it yourself. */
  readonly 'refusal-details.imageOfOthers': { readonly image: string }
  /** The image {image} belongs to somebody else, so you cannot make it non-public. Upload it yourself. */
  readonly 'refusal-details.imageStaysPublic': { readonly image: string }
  /** The images of these problems are larger than {megabytes} MB. Export fewer at once. */
  readonly 'refusal-details.imagesTooLarge': { readonly megabytes: string }
  /** {file}, {path}: */
  readonly 'refusal-details.inField': { readonly file: string; readonly path: string }
  /** {file}: */
  readonly 'refusal-details.inFile': { readonly file: string }
  /** {file} contains characters that cannot be stored. */
  readonly 'refusal-details.manifestCharacters': { readonly file: string }
  /** The package has no {file}. */
  readonly 'refusal-details.manifestMissing': { readonly file: string }
  /** {file} is nested too deeply. */
  readonly 'refusal-details.manifestNested': { readonly file: string }
  /** {file} is not written in JSON. */
  readonly 'refusal-details.manifestNoJson': { readonly file: string }
  /** This is an old Excel workbook. Save it as CSV and choose that file. */
  readonly 'refusal-details.textOldWorkbook': undefined
  /** This is a PDF. Save it as CSV and choose that file. */
  readonly 'refusal-details.textPdf': undefined
  /** This is no text, or its encoding is not known. Save it as CSV in UTF-8. */
  readonly 'refusal-details.textUnknown': undefined
  /** This is an Excel workbook or another packed file. Save it as CSV and choose that file. */
  readonly 'refusal-details.textWorkbook': undefined
  /** What was sent is larger than this address accepts. */
  readonly 'refusal-details.tooLarge.detail': undefined
  /** Too large */
  readonly 'refusal-details.tooLarge.title': undefined
  /** The zip file is cut off. */
  readonly 'refusal-details.zipCutOff': undefined
  /** The zip file is damaged. */
  readonly 'refusal-details.zipDamaged': undefined
  /** The zip file holds a file with a name that leads elsewhere. */
  readonly 'refusal-details.zipLeadsElsewhere': undefined
  /** This is no zip file. */
  readonly 'refusal-details.zipNone': undefined
  /** This is no zip file. Choose the whole export, as it was packed. */
  readonly 'refusal-details.zipNotWhole': undefined
  /** Unpacked, the zip file is larger than {megabytes} MB. */
  readonly 'refusal-details.zipTooLarge': { readonly megabytes: string }
  /** The zip file holds more than {count, plural, one {# file} other {# files}}. */
  readonly 'refusal-details.zipTooMany': { readonly count: number }
  /** The zip file holds “{file}” twice. */
  readonly 'refusal-details.zipTwice': { readonly file: string }
}
