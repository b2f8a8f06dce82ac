import type { Feature } from '../../http/feature.ts'
import { registerCalendar } from './calendar.routes.ts'

export const calendar: Feature = { name: 'calendar', register: registerCalendar }
