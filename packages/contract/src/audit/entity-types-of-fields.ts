/** The kind of entity whose ids a field of an act holds. */
export const entityTypesOfFields: Readonly<Record<string, string>> = {
  userId: 'user',
  userIds: 'user',
  allowedUserIds: 'user',
  learner: 'user',
  groupId: 'group',
  copiedFromId: 'group',
  groupAssessmentIds: 'groupAssessment',
  externalTermId: 'term',
  assessmentId: 'assessment',
  problemIds: 'problem',
  identityProviderId: 'identityProvider',
  externalProviderId: 'externalProvider',
}
