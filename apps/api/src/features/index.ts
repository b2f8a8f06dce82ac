import type { Feature } from '../http/feature.ts'
import { account } from './account/index.ts'
import { assessments } from './assessments/index.ts'
import { audit } from './audit/index.ts'
import { configuration } from './configuration/index.ts'
import { crashReports } from './crash-reports/index.ts'
import { delivery } from './delivery/index.ts'
import { files } from './files/index.ts'
import { groups } from './groups/index.ts'
import { identityProviders } from './identity-providers/index.ts'
import { impersonation } from './impersonation/index.ts'
import { passwords } from './passwords/index.ts'
import { invitations } from './invitations/index.ts'
import { people } from './people/index.ts'
import { peopleImport } from './people-import/index.ts'
import { problems } from './problems/index.ts'
import { profile } from './profile/index.ts'
import { providerSignIn } from './provider-sign-in/index.ts'
import { results } from './results/index.ts'
import { sessions } from './sessions/index.ts'
import { sitting } from './sitting/index.ts'
import { terms } from './terms/index.ts'
import { urls } from './urls/index.ts'
import { userRoles } from './user-roles/index.ts'

/** Every feature of the API. */
export const features: readonly Feature[] = [
  account,
  passwords,
  profile,
  sessions,
  impersonation,
  audit,
  configuration,
  terms,
  identityProviders,
  providerSignIn,
  people,
  userRoles,
  invitations,
  peopleImport,
  groups,
  crashReports,
  files,
  urls,
  problems,
  assessments,
  delivery,
  sitting,
  results,
]
