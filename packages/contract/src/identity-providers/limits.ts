import type { GlobalRole } from '@isomorph/access'

export const identityProviderKinds = ['oidc', 'cas'] as const
export type IdentityProviderKind = (typeof identityProviderKinds)[number]

export const casVersions = ['1.0', '2.0', '3.0'] as const

/** How we prove to a provider who we are; automatic: by a secret, sent as the provider offers it. */
export const clientAuthentications = ['automatic', 'basic', 'post', 'privateKey'] as const

/** Roles that the groups of a provider can give. A Super Admin is made by Super Admins alone. */
export const providerRoles = [
  'Admin',
  'Creator',
  'AssessmentCreator',
  'ProblemCreator',
  'AiProblemCreator',
] as const satisfies readonly GlobalRole[]
export const maximumRoleMappings = 50

/** Whom a provider lets in: whoever it knows, or only people who are here already. */
export const admissions = ['anyone', 'known'] as const
export type Admission = (typeof admissions)[number]
