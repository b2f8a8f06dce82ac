export const identityProviderKinds = ['oidc', 'cas'] as const
export type IdentityProviderKind = (typeof identityProviderKinds)[number]

export const casVersions = ['1.0', '2.0', '3.0'] as const

/** Whom a provider lets in: whoever it knows, or only people who are here already. */
export const admissions = ['anyone', 'known'] as const
export type Admission = (typeof admissions)[number]
