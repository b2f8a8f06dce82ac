/** Long enough for a slow device to show the page, and for its reader to begin with the text. */
const restMs = 4000

const turningTo = ['pointerenter', 'pointerdown', 'focusin'] as const

/**
 * Calls back once: when somebody turns to the place by pointer or by keyboard, or when the page has been shown for a while
 * and has nothing to do. The result stops the waiting.
 */
export function whenNeeded(place: HTMLElement, callBack: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Not every browser tells when it has nothing to do.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(begin)
    else begin()
  }, restMs)
  const stop = (): void => {
    clearTimeout(timer)
    if (idle !== undefined) window.cancelIdleCallback(idle)
    for (const name of turningTo) place.removeEventListener(name, begin)
  }
  function begin(): void {
    stop()
    callBack()
  }
  for (const name of turningTo) place.addEventListener(name, begin)
  return stop
}
