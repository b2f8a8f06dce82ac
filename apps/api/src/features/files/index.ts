import type { Feature } from '../../http/feature.ts'
import { registerFiles } from './files.routes.ts'

export { keepFigures, refuseFiguresOfOthers, type FigureUser } from './figure-use.ts'
export { fileRefusals } from './files.errors.ts'
export { figuresIn, renameFigures, stripSignatures } from './figures.ts'
export { readUpload } from './read-upload.ts'
export { readImage, uploadImage } from './upload-image.ts'
export { signFigures, signRenderedFigures } from './sign-figures.ts'

export const files: Feature = { name: 'files', register: registerFiles }
