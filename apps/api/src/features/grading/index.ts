import type { Feature } from '../../http/feature.ts'
import { registerGrading } from './grading.routes.ts'

export const grading: Feature = { name: 'grading', register: registerGrading }
