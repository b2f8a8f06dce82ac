import type { ApiToken, ApiTokenScope } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'

export const scopeLabels: Readonly<Record<ApiTokenScope, PlainKey>> = {
  'people:read': 'installation.tokens.scope.peopleRead',
  'people:provision': 'installation.tokens.scope.peopleProvision',
  'courses:read': 'installation.tokens.scope.coursesRead',
  'rosters:read': 'installation.tokens.scope.rostersRead',
  'rosters:write': 'installation.tokens.scope.rostersWrite',
  'results:read': 'installation.tokens.scope.resultsRead',
}

export const stateLabels: Readonly<Record<ApiToken['state'], PlainKey>> = {
  holds: 'installation.tokens.state.holds',
  expired: 'installation.tokens.state.expired',
  revoked: 'installation.tokens.state.revoked',
  ownerGone: 'installation.tokens.state.ownerGone',
}
