import type { Feature } from '../../http/feature.ts'
import { registerPaper } from './paper.routes.ts'

export const paper: Feature = { name: 'paper', register: registerPaper }
