import type { createBrowserRouter } from 'react-router'
import { coreApi } from '../../data/core-api.ts'
import { store } from '../../data/store.ts'

/** Fetches the code that reports pages to learning analytics, once the installation asks for it and somebody is signed in. */
export function startAnalytics(router: ReturnType<typeof createBrowserRouter>): void {
  const selectConfiguration = coreApi.endpoints.getConfiguration.select(undefined)
  const stop = store.subscribe(() => {
    const state = store.getState()
    if (!state.auth.isAuthenticated || !selectConfiguration(state).data?.caliperEnabled) return
    stop()
    // A page without it works as well.
    import('./sensor.ts').then(({ startSensor }) => startSensor(store, router)).catch(() => undefined)
  })
}
