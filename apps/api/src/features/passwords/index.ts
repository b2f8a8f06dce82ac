import type { Feature } from '../../http/feature.ts'
import { registerPasswords } from './passwords.routes.ts'
import { sendPasswordLetter } from './send-password-letter.ts'

export { requireCurrentPassword } from './require-current-password.ts'

export const passwords: Feature = { name: 'passwords', register: registerPasswords, tasks: [sendPasswordLetter] }
