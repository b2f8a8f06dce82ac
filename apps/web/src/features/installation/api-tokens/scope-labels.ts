import type { ApiToken, ApiTokenScope } from '@isomorph/contract'

export const scopeLabels: Readonly<Record<ApiTokenScope, string>> = {
  'people:read': 'Search people',
  'people:provision': 'Make, change and deactivate people by SCIM',
  'courses:read': 'Read courses',
  'rosters:read': 'Read courses and rosters',
  'rosters:write': 'Read and change rosters',
  'results:read': 'Read courses, assessments and results',
}

export const stateLabels: Readonly<Record<ApiToken['state'], string>> = {
  holds: 'Holds',
  expired: 'Expired',
  revoked: 'Ended',
  ownerGone: 'Rests: its maker may not do this any more',
}
