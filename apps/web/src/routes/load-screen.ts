import type { FeatureRoute } from './feature-route.ts'

export const networkAlert =
  'Your network connection appears to be having issues. Please check your connection and refresh your browser.'
export const newVersionAlert = 'A new version of Isomorph is available. Your browser will now refresh...'

/** What to do when a lazily loaded part cannot be fetched. */
export function reactToMissingPart(isOnline: boolean, page: Pick<Window, 'alert'> & { reload: () => void }): void {
  // Online, the part is gone because a newer version has replaced it.
  if (isOnline) {
    page.alert(newVersionAlert)
    page.reload()
  } else {
    page.alert(networkAlert)
  }
}

/** Loads a screen; a failure prompts a refresh when online, or tells of the network when offline. */
export async function loadScreen(load: FeatureRoute['load']): ReturnType<FeatureRoute['load']> {
  try {
    return await load()
  } catch (error) {
    reactToMissingPart(navigator.onLine, {
      alert: (text) => window.alert(text),
      reload: () => window.location.reload(),
    })
    throw error
  }
}
