// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ProblemPackagesMessages {
  /** Import again what exists already, as further problems */
  readonly 'problem-packages.again': undefined
  /** {count, plural, one {# problem was imported.} other {# problems were imported.}} */
  readonly 'problem-packages.done': { readonly count: number }
  /** {count, plural, one {# problem could not be read.} other {# problems could not be read.}} */
  readonly 'problem-packages.done.unreadable': { readonly count: number }
  /** It is not what the manifest names: it is damaged, or was changed. */
  readonly 'problem-packages.fault.fileChanged': undefined
  /** The package does not hold this file. */
  readonly 'problem-packages.fault.fileMissing': undefined
  /** It is nested too deeply. */
  readonly 'problem-packages.fault.nestedTooDeeply': undefined
  /** It is not written in JSON. */
  readonly 'problem-packages.fault.notJson': undefined
  /** The image {file} is damaged. */
  readonly 'problem-packages.fault.packageImageDamaged': { readonly file: string }
  /** The image {file} cannot be used. Use a GIF, JPEG, PNG, APNG, SVG, WebP, BMP or icon file. */
  readonly 'problem-packages.fault.packageImageKind': { readonly file: string }
  /** The package does not hold the image {file}. */
  readonly 'problem-packages.fault.packageImageMissing': { readonly file: string }
  /** The image {file} cannot be used. An image has at most 10 MB and 50 million pixels. */
  readonly 'problem-packages.fault.packageImageTooLarge': { readonly file: string }
  /** The image {file} cannot be used. The SVG file is not well-formed, or it is nested or repeated beyond all measure. */
  readonly 'problem-packages.fault.packageImageUnsafe': { readonly file: string }
  /** It contains characters that cannot be stored. */
  readonly 'problem-packages.fault.unstorableCharacters': undefined
  /** {count, plural, one {Import # problem} other {Import # problems}} */
  readonly 'problem-packages.import': { readonly count: number }
  /** Nothing to import */
  readonly 'problem-packages.import.nothing': undefined
  /** Choose a file that was exported here or in another Isomorph. You see what is in it before anything is made. */
  readonly 'problem-packages.lead': undefined
  /** {parts}. Nothing has been changed yet. */
  readonly 'problem-packages.look': { readonly parts: string }
  /** {count, plural, one {# problem exists already} other {# problems exist already}} */
  readonly 'problem-packages.look.known': { readonly count: number }
  /** {count, plural, one {# problem is new} other {# problems are new}} */
  readonly 'problem-packages.look.new': { readonly count: number }
  /** {count, plural, one {# problem cannot be read} other {# problems cannot be read}} */
  readonly 'problem-packages.look.unreadable': { readonly count: number }
  /** You imported it before and may not open it any more. */
  readonly 'problem-packages.mayNotOpen': undefined
  /** and {count} more */
  readonly 'problem-packages.moreFaults': { readonly count: string }
  /** Open {name} */
  readonly 'problem-packages.open': { readonly name: string }
  /** {outcome}, deleted */
  readonly 'problem-packages.outcome.deleted': { readonly outcome: string }
  /** Imported */
  readonly 'problem-packages.outcome.imported': undefined
  /** Exists already */
  readonly 'problem-packages.outcome.known': undefined
  /** New */
  readonly 'problem-packages.outcome.new': undefined
  /** Cannot be read */
  readonly 'problem-packages.outcome.unreadable': undefined
  /** Images */
  readonly 'problem-packages.table.images': undefined
  /** Problems of the package */
  readonly 'problem-packages.table.label': undefined
  /** Licence */
  readonly 'problem-packages.table.licence': undefined
  /** What becomes of it */
  readonly 'problem-packages.table.outcome': undefined
  /** Problem */
  readonly 'problem-packages.table.problem': undefined
  /** Import problems */
  readonly 'problem-packages.title': undefined
  /** To the problems */
  readonly 'problem-packages.toProblems': undefined
  /** At most {most} MB. “{name}” has {size}. */
  readonly 'problem-packages.tooLarge': { readonly most: string; readonly name: string; readonly size: string }
  /** Files that belong to no problem are left out: {files}. */
  readonly 'problem-packages.unused': { readonly files: string }
}
