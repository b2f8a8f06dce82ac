import { areKeywordsValid, defaultPageSize, minimumKeywordLength } from '@isomorph/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../data/hooks.ts'
import { searchChanged, type ListName, type SearchState } from '../data/search-slice.ts'

/** A list is asked again this long after the last key. */
const typingPauseMs = 250

export interface ListSearch {
  readonly state: SearchState
  /** What stands in the search box; the state follows when it is valid and typing pauses. */
  readonly typed: string
  readonly keywordsError: string | undefined
  readonly change: (change: Partial<SearchState>) => void
  readonly type: (keywords: string) => void
  readonly searchNow: () => void
}

const defaults: SearchState = {
  keywords: '',
  tab: '',
  page: 1,
  pageSize: defaultPageSize,
  sort: 'name',
  isOwn: false,
  date: null,
}

interface SearchOptions {
  /** Nothing is asked while somebody types: only Enter or the button searches. */
  readonly isOnDemand?: boolean
  /** Called with each search that is asked for by Enter or the button. */
  readonly onAsked?: () => void
}

/** How a list is looked at: kept per list, so that it is found again as it was left. */
export function useListSearch(
  list: ListName,
  own: Partial<SearchState> = {},
  { isOnDemand = false, onAsked }: SearchOptions = {},
): ListSearch {
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.search[list])
  const state: SearchState = { ...defaults, ...own, ...kept }
  const [typed, setTyped] = useState(state.keywords)
  const isValid = areKeywordsValid(typed)

  function change(changed: Partial<SearchState>) {
    dispatch(searchChanged({ list, change: changed }))
  }
  function searchTyped() {
    if (isValid && typed.trim() !== state.keywords) change({ keywords: typed.trim() })
  }
  function searchNow() {
    searchTyped()
    if (isValid) onAsked?.()
  }
  useEffect(() => {
    if (isOnDemand) return undefined
    const timer = setTimeout(searchTyped, typingPauseMs)
    return () => clearTimeout(timer)
  })
  return {
    state,
    typed,
    keywordsError: isValid ? undefined : `Type at least ${minimumKeywordLength} characters, or digits only.`,
    change,
    type: setTyped,
    searchNow,
  }
}
