import type { Feature } from '../../http/feature.ts'
import { registerCrashReports } from './crash-reports.routes.ts'

export const crashReports: Feature = { name: 'crash-reports', register: registerCrashReports }
