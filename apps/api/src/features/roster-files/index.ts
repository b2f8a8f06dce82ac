import type { Feature } from '../../http/feature.ts'
import { registerRosterFiles } from './roster-files.routes.ts'

export const rosterFiles: Feature = { name: 'rosterFiles', register: registerRosterFiles }
