import type { IdentityProvider } from '@isomorph/contract'
import { lastAccount } from '../../data/browser-storage.ts'

/** The accounts of the product itself, beside those of CAS servers, which go by their numbers. */
export const localAccount = 'local'

/** Whose account is offered first: the kind last used in this browser, or else the first that is listed. */
export function accountOfferedFirst(checking: readonly Pick<IdentityProvider, 'id'>[]): string {
  const listed = [...checking.map(({ id }) => String(id)), localAccount]
  return listed.find((account) => account === lastAccount.read()) ?? listed[0] ?? localAccount
}
