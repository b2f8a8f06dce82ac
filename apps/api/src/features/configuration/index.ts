import type { Feature } from '../../http/feature.ts'
import { registerConfiguration } from './configuration.routes.ts'

export { seedConfiguration } from './seed-configuration.ts'

export const configuration: Feature = { name: 'configuration', register: registerConfiguration }
