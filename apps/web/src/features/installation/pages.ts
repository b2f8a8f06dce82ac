import type { Activity } from '@isomorph/access'
import type { FeatureRoute } from '../../screen/feature-route.ts'
import { aiDraftRoutes } from './ai-drafts/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { downtimeRoutes } from './downtime/routes.ts'
import { identityProviderRoutes } from './identity-providers/routes.ts'
import { integrationLedgerRoutes } from './integration-ledger/routes.ts'
import { learningPlatformRoutes } from './learning-platforms/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { termRoutes } from './terms/routes.ts'

/** The pages of the installation. Each has a folder here with a `routes.ts`, and a card in `sections.ts`. */
export const installationPages: readonly FeatureRoute[] = [
  ...settingsRoutes,
  ...termRoutes,
  ...identityProviderRoutes,
  ...learningPlatformRoutes,
  ...integrationLedgerRoutes,
  ...aiDraftRoutes,
  ...downtimeRoutes,
  ...auditRoutes,
]

/** Whoever may open one of the pages finds the way to it. */
export const installationActivities: readonly Activity[] = [
  ...new Set<Activity>([
    'ConfigurationModify',
    'IdentityProviderModify',
    ...installationPages.flatMap(({ anyOf = [] }) => anyOf),
  ]),
]
