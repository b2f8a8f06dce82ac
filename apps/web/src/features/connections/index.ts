export { AllRostersButton } from './roster/all-rosters-button.tsx'
export { ConnectionsTab } from './connections-tab.tsx'
export { PlatformScores } from './pushes/platform-scores.tsx'
export { IntegrationLedger } from './ledger/integration-ledger.tsx'
