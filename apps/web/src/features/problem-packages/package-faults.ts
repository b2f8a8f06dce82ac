import type { PackageItem, PackageTextCode } from '@isomorph/contract'
import type { MessageKey } from '@isomorph/messages'
import { findingWords } from '../../entities/finding/finding-words.ts'
import { codedWords } from '../../refusals/coded-words.ts'
import { schemaErrorKeys } from '../../refusals/schema-errors.ts'

/** The message of what is wrong with a file of a package: a code without one does not compile. */
export const packageFaultKeys: Readonly<Record<PackageTextCode, MessageKey>> = {
  fileMissing: 'problem-packages.fault.fileMissing',
  fileChanged: 'problem-packages.fault.fileChanged',
  nestedTooDeeply: 'problem-packages.fault.nestedTooDeeply',
  unstorableCharacters: 'problem-packages.fault.unstorableCharacters',
  notJson: 'problem-packages.fault.notJson',
  packageImageMissing: 'problem-packages.fault.packageImageMissing',
  packageImageDamaged: 'problem-packages.fault.packageImageDamaged',
  packageImageKind: 'problem-packages.fault.packageImageKind',
  packageImageTooLarge: 'problem-packages.fault.packageImageTooLarge',
  packageImageUnsafe: 'problem-packages.fault.packageImageUnsafe',
}

const wordsOf = codedWords({ ...schemaErrorKeys, ...packageFaultKeys })

/** What is wrong with a problem of a package, or with one of its fields, in the language of the page. */
export function packageFaultWords({ message, reason, sentences }: PackageItem['errors'][number]): string {
  return reason ? wordsOf([reason], message) : findingWords({ message, sentences })
}
