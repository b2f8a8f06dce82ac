import type { Feature } from '../../http/feature.ts'
import { registerCopies } from './copies.routes.ts'

export const copies: Feature = { name: 'copies', register: registerCopies }
