import type { Feature } from '../../platform/feature.ts'
import { registerAccount } from './account.routes.ts'

export { hasAnyUser } from './account.queries.ts'
export { hashPassword } from './password.ts'

export const account: Feature = { name: 'account', register: registerAccount }
