import type { FeatureRoute } from '../../screen/feature-route.ts'
import { aiDraftRoutes } from './ai-drafts/routes.ts'
import { apiTokenRoutes } from './api-tokens/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { downtimeRoutes } from './downtime/routes.ts'
import { identityProviderRoutes } from './identity-providers/routes.ts'
import { integrationLedgerRoutes } from './integration-ledger/routes.ts'
import { learningPlatformRoutes } from './learning-platforms/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { termRoutes } from './terms/routes.ts'
import { timetableRoutes } from './timetables/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** The pages of the installation. Each has a folder here with a `routes.ts`, and a card in `sections.ts`. */
export const installationPages: readonly FeatureRoute[] = [
  ...settingsRoutes,
  ...termRoutes,
  ...identityProviderRoutes,
  ...learningPlatformRoutes,
  ...timetableRoutes,
  ...integrationLedgerRoutes,
  ...apiTokenRoutes,
  ...webhookRoutes,
  ...aiDraftRoutes,
  ...downtimeRoutes,
  ...auditRoutes,
]
