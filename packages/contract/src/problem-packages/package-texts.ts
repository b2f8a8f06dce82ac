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
  packageImageKind: 'The image {file} cannot be used. Use a GIF, JPEG, PNG, APNG, SVG, WebP, BMP or icon file.',
  packageImageTooLarge: 'The image {file} cannot be used. An image has at most 10 MB and 50 million pixels.',
  packageImageUnsafe:
    'The image {file} cannot be used. The SVG file is not well-formed, or it is nested or repeated beyond all measure.',
})

export type PackageTextCode = keyof (typeof packageTexts)['texts']
