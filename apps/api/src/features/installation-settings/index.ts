import type { Feature } from '../../http/feature.ts'
import { registerConfiguration } from './installation-settings.routes.ts'

export { seedConfiguration } from './seed-settings.ts'

export const configuration: Feature = { name: 'configuration', register: registerConfiguration }
