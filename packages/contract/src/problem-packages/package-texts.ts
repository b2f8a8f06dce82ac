import { codedTexts } from '../errors/coded-texts.ts'

/** What is wrong with a file of a package, in English by its code. The catalog `problem-packages` has the same in every language. */
export const packageTexts = codedTexts({
  fileMissing: 'The package does not hold this file.',
  fileChanged: 'It is not what the manifest names: it is damaged, or was changed.',
  nestedTooDeeply: 'It is nested too deeply.',
  unstorableCharacters: 'It contains characters that cannot be stored.',
  notJson: 'It is not written in JSON.',
  packageImageMissing: 'The package does not hold the image {file}.',
  packageImageDamaged: 'The image {file} is damaged.',
  packageImageUnusable: 'The image {file} cannot be used. {why}',
})

export type PackageTextCode = keyof (typeof packageTexts)['texts']
