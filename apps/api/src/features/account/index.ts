import type { Feature } from '../../platform/feature.ts'
import { registerAccount } from './account.routes.ts'

export { hashPassword } from './password.ts'

export const account: Feature = { name: 'account', register: registerAccount }
