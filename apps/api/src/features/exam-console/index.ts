import type { Feature } from '../../http/feature.ts'
import { registerExamConsole } from './exam-console.routes.ts'
import { forgetSnapshots } from './snapshots.ts'

export const examConsole: Feature = { name: 'exam console', register: registerExamConsole, forget: forgetSnapshots }
