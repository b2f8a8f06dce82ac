import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { REMEMBER_REHYDRATED, rememberEnhancer, rememberReducer } from 'redux-remember'
import { api } from './api.ts'
import { authReducer, type AuthState } from './slices/auth-slice.ts'
import { clockReducer } from './slices/clock-slice.ts'
import { environmentReducer } from './slices/environment-slice.ts'
import { modalsReducer, notificationsReducer } from './slices/notifications-slice.ts'
import { preferencesReducer } from './slices/preferences-slice.ts'
import { restoredSearch, searchReducer, type SearchState } from './slices/search-slice.ts'
import { localArea } from './storage-areas.ts'

/** Changes are written this long after the last of them. */
const persistDebounceMs = 1000
/** The product starts without the persisted slices when reading them takes longer. */
const persistTimeoutMs = 5000

/** Slices that are stored in the browser. Not: models, modals, env, notifications (their queue is all they hold), clock. */
const persistedKeys = ['auth', 'search', 'preferences']

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  auth: authReducer,
  clock: clockReducer,
  env: environmentReducer,
  modals: modalsReducer,
  notifications: notificationsReducer,
  preferences: preferencesReducer,
  search: searchReducer,
})

/** `auth` is stored without isInitialized. */
export function serializeSlice(slice: unknown, key: string): string {
  if (key !== 'auth') return JSON.stringify(slice)
  const { isInitialized: _, ...stored } = slice as AuthState
  return JSON.stringify(stored)
}

/** Dates in a stored search are parsed; unreadable ones are dropped. */
export function unserializeSlice(text: string, key: string): unknown {
  const slice = JSON.parse(text) as unknown
  if (key === 'auth') return { isInitialized: false, ...(slice as object) }
  if (key !== 'search') return slice
  const lists = Object.entries(slice as Record<string, Partial<SearchState>>)
  return Object.fromEntries(lists.map(([list, stored]) => [list, restoredSearch(stored)]))
}

export const listener = createListenerMiddleware()

export const store = configureStore({
  reducer: rememberReducer(reducer),
  middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  enhancers: (defaults) =>
    // Outermost, so that its actions pass the listener above.
    defaults().prepend(
      rememberEnhancer(localArea(), persistedKeys, {
        prefix: 'persist:',
        persistDebounce: persistDebounceMs,
        serialize: serializeSlice,
        unserialize: unserializeSlice,
        errorHandler: (error) => console.warn(error),
      }),
    ),
})

export type RootState = ReturnType<typeof store.getState>
export type AppDispatch = typeof store.dispatch

/** Resolves once the stored slices are restored, or gives up with 'persist timed out'. */
export const whenRestored = new Promise<void>((resolve) => {
  const timer = setTimeout(() => {
    console.warn('persist timed out')
    resolve()
  }, persistTimeoutMs)
  listener.startListening({
    predicate: (action) => action.type === REMEMBER_REHYDRATED,
    effect: () => {
      clearTimeout(timer)
      resolve()
    },
  })
})
