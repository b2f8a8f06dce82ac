import type { GlobalRole } from '@isomorph/access'

/** Global roles as their management lists call them. */
const names: Record<GlobalRole, string> = {
  SuperAdmin: 'Super Admin',
  Admin: 'Admin',
  Creator: 'Creator',
  AssessmentCreator: 'Assessment Creator',
  ProblemCreator: 'Problem Creator',
  AiProblemCreator: 'AI Problem Creator',
}

export function globalRoleNames(user: { readonly roles: readonly { readonly role: GlobalRole }[] }): string {
  return user.roles.map(({ role }) => names[role]).join(', ')
}
