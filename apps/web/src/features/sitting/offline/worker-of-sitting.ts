const workerAddress = '/sitting-worker.js'
/** A new worker stores everything that a sitting may load; what the page itself needs comes before. */
const firstTimeAfterMilliseconds = 4500

/** Waits unless a worker serves already. */
async function waitFirstTime(basePath: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(basePath)
  if (registration?.active) return
  await new Promise((resolve) => {
    setTimeout(resolve, firstTimeAfterMilliseconds)
  })
}

/** Whether the worker of a registration serves in the end. */
async function becomesActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = installing ?? waiting
  if (!coming) return active !== null
  return await new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(true)
      if (coming.state === 'redundant') resolve(active !== null)
    })
  })
}

/** Has the pages of a sitting come back after a reload without a connection; answers whether they do. */
export async function registerWorker(basePath: string, isOver: () => boolean): Promise<boolean> {
  // The development server has no built files that could be stored.
  if (!import.meta.env.PROD) return false
  await waitFirstTime(basePath)
  if (isOver()) return false
  const options = { scope: basePath, updateViaCache: 'none' } as const
  const registration = await navigator.serviceWorker?.register(workerAddress, options).catch(() => undefined)
  return registration ? await becomesActive(registration) : false
}

export async function removeWorker(basePath: string): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === basePath)
  await Promise.all(own.map((registration) => registration.unregister()))
}
