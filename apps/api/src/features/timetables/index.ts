import type { Feature } from '../../http/feature.ts'
import { registerTimetables } from './timetables.routes.ts'

export const timetables: Feature = { name: 'timetables', register: registerTimetables }
