import type { Feature } from '../../http/feature.ts'
import { registerProblemPackages } from './problem-packages.routes.ts'

export const problemPackages: Feature = { name: 'problem packages', register: registerProblemPackages }
