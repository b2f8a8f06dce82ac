import type { Feature } from '../../http/feature.ts'
import { registerApiTokens } from './api-tokens.routes.ts'

export const apiTokens: Feature = { name: 'api tokens', register: registerApiTokens }
