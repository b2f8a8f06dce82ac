/** The kinds of entities that acts of the audit log are done to. A new one gets a name in the screens. */
export const auditedEntityTypes = [
  'apiToken',
  'assessment',
  'cache',
  'configuration',
  'externalProvider',
  'group',
  'groupAssessment',
  'identityProvider',
  'ltiKey',
  'ltiRegistration',
  'peopleImport',
  'problem',
  'problemInstance',
  'problemPrompt',
  'session',
  'sharedLibrary',
  'term',
  'user',
  'webhook',
] as const
export type AuditedEntityType = (typeof auditedEntityTypes)[number]
