import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultPageSize, pageSizeOptions } from '@isomorph/contract'

/** A selected shared library, with the name that it had when it was selected. */
export interface NamedLibrary {
  readonly id: number
  readonly name: string
}

/** The last search of one list; stored per list across visits. */
export interface SearchState {
  readonly keywords: string
  readonly tab: string
  readonly page: number
  readonly pageSize: number
  readonly sort: string
  readonly isOwn: boolean
  /** Only problems that one of these holds; all where it is empty. Lists of problems only. */
  readonly sharedLibraries: readonly NamedLibrary[]
  /** Only problems with this tag; all where it is empty. Lists of problems only. */
  readonly tag: string
  /** Only problems that ask for this type of answer; all where it is empty. Lists of problems only. */
  readonly answerType: string
  /** A moment, ISO 8601; courses only. */
  readonly date: string | null
  /** What was done, and the days between which it was, as `2026-09-04`; empty for all. The audit log only. */
  readonly action: string
  readonly from: string
  readonly until: string
}

export type ListName =
  | 'problems'
  | 'assessments'
  | 'courses'
  | 'users'
  | 'sharedLibraries'
  | 'problemChoice'
  | 'libraryChoice'
  | 'assessmentChoice'
  | `libraryProblems:${number}`
  | `shareCandidates:${number}`
  | 'invitations'
  | 'audit'
  | 'exchanges'
  | `exchanges:${number}`
  | `holders:${string}`

type SearchesState = Partial<Record<ListName, Partial<SearchState>>>
const initialState: SearchesState = {}

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** Anything but the page itself takes the list back to its first page. */
    searchChanged(state, action: PayloadAction<{ list: ListName; change: Partial<SearchState> }>) {
      const { list, change } = action.payload
      return { ...state, [list]: { ...state[list], page: 1, ...change } }
    },
    /** Nobody who logs in next learns what was searched for. */
    searchesForgotten: () => initialState,
  },
})

export const { searchChanged, searchesForgotten } = searchSlice.actions
export const searchReducer = searchSlice.reducer

function isPageSize(value: unknown): value is number {
  return (pageSizeOptions as readonly unknown[]).includes(value)
}

function readableDay(day: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay ? day : ''
}

function isNamedLibrary(value: unknown): value is NamedLibrary {
  const { id, name } = (value ?? {}) as Partial<NamedLibrary>
  return Number.isSafeInteger(id) && typeof name === 'string'
}

function readableLibraries(stored: unknown): readonly NamedLibrary[] {
  return Array.isArray(stored) ? stored.filter(isNamedLibrary) : []
}

/** A stored search without an unknown page size, an unreadable date or day, or an unreadable library. */
export function restoredSearch(stored: Partial<SearchState>): Partial<SearchState> {
  const { pageSize, date, from, until, sharedLibraries, ...rest } = stored
  return {
    ...rest,
    pageSize: isPageSize(pageSize) ? pageSize : defaultPageSize,
    date: date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : null,
    ...(sharedLibraries === undefined ? {} : { sharedLibraries: readableLibraries(sharedLibraries) }),
    ...(from === undefined ? {} : { from: readableDay(from) }),
    ...(until === undefined ? {} : { until: readableDay(until) }),
  }
}
