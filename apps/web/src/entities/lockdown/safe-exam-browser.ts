import { isSafeExamBrowserAgent } from '@isomorph/contract'

/** The JavaScript API that Safe Exam Browser gives to pages; older versions for Macs and iPads fill it in when asked. */
interface SafeExamBrowserApi {
  readonly version?: string
  readonly security?: {
    readonly configKey?: string
    readonly browserExamKey?: string
    readonly updateKeys?: (callback: () => void) => void
  }
}

declare global {
  interface Window {
    readonly SafeExamBrowser?: SafeExamBrowserApi
  }
}

/** Whether this is Safe Exam Browser, as far as it says so. A hint: the server believes keys alone. */
export function isSafeExamBrowser(): boolean {
  return window.SafeExamBrowser !== undefined || isSafeExamBrowserAgent(navigator.userAgent)
}

/** Keys that do not come by then are not needed: other versions send them as headers. */
const waitMilliseconds = 2000

async function updateKeys(): Promise<void> {
  const { security } = window.SafeExamBrowser ?? {}
  if (!security?.updateKeys) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMilliseconds)
    security.updateKeys?.(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** What Safe Exam Browser says of itself, bound to the address that this page was loaded from. */
export async function readKeys() {
  await updateKeys()
  const { version, security } = window.SafeExamBrowser ?? {}
  const { configKey, browserExamKey } = security ?? {}
  return {
    ...(configKey && { configKey }),
    ...(browserExamKey && { browserExamKey }),
    ...(version && { version }),
  }
}
