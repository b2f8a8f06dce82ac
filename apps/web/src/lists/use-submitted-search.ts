import { useLocation, useNavigate } from 'react-router'
import { useUserInfo } from '../data/hooks.ts'
import type { AskedSearch, OnDemand } from './use-list-search.ts'

interface Entry {
  readonly asked?: AskedSearch
  readonly askedBy?: number
}

/**
 * What this visit has searched for. It belongs to the entry in the history, whole: who comes back from a page or reloads
 * finds the same results, who opens the list anew finds nothing loaded, and nobody finds what another person asked.
 */
export function useSubmittedSearch(): OnDemand {
  const { asked, askedBy } = (useLocation().state ?? {}) as Entry
  const navigate = useNavigate()
  const ownId = useUserInfo()?.id
  return {
    asked: asked && askedBy === ownId ? asked : null,
    ask: (search) => void navigate('.', { replace: true, state: { asked: search, askedBy: ownId } }),
  }
}
