import type { Feature } from '../../http/feature.ts'
import { registerExchanges } from './exchanges.routes.ts'

export { pushGradesTask, syncRosterTask } from './exchange-tasks.ts'
export { saidOfExchange } from './said-of-exchange.ts'
export { recordExchanges, type NewExchange } from './record-exchange.ts'

export const exchanges: Feature = { name: 'exchanges', register: registerExchanges }
