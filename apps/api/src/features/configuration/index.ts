import type { Feature } from '../../platform/feature.ts'
import { registerConfiguration } from './configuration.routes.ts'

export { viewTerm } from './configuration.view.ts'
export { seedConfiguration } from './seed-configuration.ts'

export const configuration: Feature = { name: 'configuration', register: registerConfiguration }
