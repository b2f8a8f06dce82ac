/** The kind of entity whose ids a field of an act holds. */
export const entityTypesOfFields: Readonly<Record<string, string>> = {
  userId: 'user',
  userIds: 'user',
  allowedUserIds: 'user',
  groupId: 'group',
  externalTermId: 'term',
  assessmentId: 'assessment',
  problemIds: 'problem',
  identityProviderId: 'identityProvider',
  externalProviderId: 'externalProvider',
}
