import type { ApiToken } from '@isomorph/contract'
import { activitiesOfToken } from '../../authorization/api-tokens.ts'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { ApiTokenRow } from './api-tokens.queries.ts'

function stateOf({ revokedAt, expiresAt, disabledAt, scopes, roles }: ApiTokenRow, now: Date): ApiToken['state'] {
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return disabledAt || !activitiesOfToken(scopes, roles) ? 'ownerGone' : 'holds'
}

export function viewToken(row: ApiTokenRow, now: Date): ApiToken {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, personId, ...person } = row
  return {
    id,
    name,
    scopes,
    createdBy: viewPerson({ ...person, id: personId }),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: stateOf(row, now),
  }
}
