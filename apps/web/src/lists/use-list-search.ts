import { areKeywordsValid, defaultPageSize, minimumKeywordLength } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../data/hooks.ts'
import { formatCount } from '../numbers/counts.ts'
import { searchChanged, type ListName, type SearchState } from '../data/slices/search-slice.ts'

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
  sharedLibraries: [],
  tag: '',
  answerType: '',
  date: null,
  action: '',
  from: '',
  until: '',
}

/** What a list that is searched on demand was asked for. */
export type AskedSearch = Pick<SearchState, 'keywords' | 'page' | 'pageSize' | 'sort'>

/** Nothing is asked while somebody types: only Enter or the button searches. */
export interface OnDemand {
  /** What was asked for last; it goes before what is kept. */
  readonly asked: AskedSearch | null
  readonly ask: (search: AskedSearch) => void
}

/** How a list is looked at: kept per list, so that it is found again as it was left. */
export function useListSearch(list: ListName, own: Partial<SearchState> = {}, onDemand?: OnDemand): ListSearch {
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.search[list])
  const state: SearchState = { ...defaults, ...own, ...kept, ...onDemand?.asked }
  const [typed, setTyped] = useState(state.keywords)
  const isValid = areKeywordsValid(typed)
  const isOnDemand = onDemand !== undefined

  function ask(changed: Partial<SearchState>) {
    const { keywords, page, pageSize, sort } = { ...state, page: 1, ...changed }
    onDemand?.ask({ keywords, page, pageSize, sort })
  }
  function change(changed: Partial<SearchState>) {
    dispatch(searchChanged({ list, change: changed }))
    if (onDemand?.asked) ask(changed)
  }
  function keepTyped() {
    const keywords = typed.trim()
    if (isValid && keywords !== (kept?.keywords ?? '')) dispatch(searchChanged({ list, change: { keywords } }))
  }
  function searchNow() {
    keepTyped()
    if (isValid) ask({ keywords: typed.trim() })
  }
  useEffect(() => {
    if (isOnDemand) return undefined
    const timer = setTimeout(keepTyped, typingPauseMs)
    return () => clearTimeout(timer)
  })
  return {
    state,
    typed,
    keywordsError: isValid ? undefined : t('shared.search.tooShort', { count: formatCount(minimumKeywordLength) }),
    change,
    type: setTyped,
    searchNow,
  }
}

/** The order that was kept for a list, or its first one where the list has no such order: another release may have had it. */
export function sortOf<S extends string>(kept: string, sorts: readonly S[], first: S): S {
  return sorts.find((sort) => sort === kept) ?? first
}
