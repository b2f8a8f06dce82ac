import type { Feature } from '../../http/feature.ts'
import { registerSessions } from './sessions.routes.ts'

export const sessions: Feature = { name: 'sessions', register: registerSessions }
