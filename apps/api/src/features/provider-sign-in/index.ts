import type { Feature } from '../../http/feature.ts'
import { registerProviderSignIn } from './provider-sign-in.routes.ts'

export const providerSignIn: Feature = { name: 'providerSignIn', register: registerProviderSignIn }
