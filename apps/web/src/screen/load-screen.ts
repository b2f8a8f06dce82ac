import { createElement, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadAreas, t, type Area } from '@isomorph/messages'
import { refreshedForPart } from '../data/browser-storage.ts'
import { MissingPartScreen } from './crash/missing-part-screen.tsx'
import { reloadPage } from './crash/reload-page.ts'
import type { FeatureRoute } from './feature-route.ts'

/** A page that was refreshed for a missing part this short a time ago is not refreshed for it again. */
export const refreshAgainAfterMs = 30_000

interface PageOfParts {
  readonly alert: (text: string) => void
  readonly reload: () => void
}

/** A part that a refresh did not bring back would have the page refresh for ever. */
function wasRefreshedJustNow(): boolean {
  return Date.now() - refreshedForPart.read() < refreshAgainAfterMs
}

/** What to do when a lazily loaded part cannot be fetched. */
export function reactToMissingPart(isOnline: boolean, { alert, reload }: PageOfParts): void {
  if (!isOnline) {
    alert(t('shell.network.alert'))
    return
  }
  if (wasRefreshedJustNow()) return
  refreshedForPart.write(Date.now())
  // Online, the part is gone because a newer version has replaced it.
  alert(t('shell.version.alert'))
  reload()
}

/** Tells of a part that is missing now, or refreshes the page for it. */
function tellOfMissingPart(): void {
  reactToMissingPart(navigator.onLine, {
    alert: (text) => window.alert(text),
    reload: reloadPage,
  })
}

function MissingScreen() {
  // By now the address is that of the missing screen, so that is what a refresh fetches.
  useEffect(tellOfMissingPart, [])
  return createElement(MissingPartScreen)
}

/** Between two tries to reach a server that is not there yet, although the network is said to be back. */
const reachAgainAfterMs = 3000

/**
 * Takes a new page once the server answers: a browser may remember for the life of a page that a module could not be
 * fetched. A page that loads nothing after that stays, as it does after a refresh for a newer version.
 */
export function reloadWhenReachable(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  async function tryToReach(): Promise<void> {
    const isReached = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isGone) return
    if (!isReached) timer = setTimeout(() => void tryToReach(), reachAgainAfterMs)
    else if (!wasRefreshedJustNow()) {
      refreshedForPart.write(Date.now())
      reloadPage()
    }
  }
  void tryToReach()
  return () => {
    isGone = true
    clearTimeout(timer)
  }
}

/**
 * What stands in for a part that is missing until the network is back; then the part is asked for once more.
 * `giveUp` says what to do where that fails, and answers what ends it.
 */
function untilOnline<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType,
  giveUp: () => () => void = () => () => undefined,
) {
  return function PartOrMissing(props: P): ReactNode {
    const [Part, setPart] = useState<ComponentType<P> | null>(null)
    useEffect(() => {
      let isGone = false
      let endGivingUp = (): void => undefined
      const retry = (): void => {
        endGivingUp()
        void load().then(
          (part) => isGone || setPart(() => part),
          () => {
            if (!isGone) endGivingUp = giveUp()
          },
        )
      }
      addEventListener('online', retry)
      return () => {
        isGone = true
        endGivingUp()
        removeEventListener('online', retry)
      }
    }, [])
    return Part ? createElement(Part, props) : createElement(Missing)
  }
}

/** Loads a screen; a failure prompts a refresh when online, or tells of the network when offline, and tries again. */
export async function loadScreen(load: FeatureRoute['load']): ReturnType<FeatureRoute['load']> {
  try {
    return await load()
  } catch {
    return { Component: untilOnline(async () => (await load()).Component, MissingScreen, reloadWhenReachable) }
  }
}

/** Code and the messages that it needs come at the same time; a text that cannot be fetched is a part that is missing. */
export function withTexts<Loaded>(load: () => Promise<Loaded>, areas: readonly Area[]): () => Promise<Loaded> {
  return async () => (await Promise.all([load(), loadAreas(areas)]))[0]
}

function Nothing(): null {
  return null
}

/**
 * A part of a screen that is loaded when it is first shown, with the messages that it alone needs. A failure is told as that of
 * a screen is, and the rest of the page stays.
 *
 * @example
 * const PeopleTab = lazyPart(async () => (await import('./people-tab.tsx')).PeopleTab)
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, areas: readonly Area[] = []) {
  const loadWithTexts = withTexts(load, areas)
  return lazy<ComponentType<P>>(async () => {
    try {
      return { default: await loadWithTexts() }
    } catch {
      tellOfMissingPart()
      return { default: untilOnline(loadWithTexts, Nothing) }
    }
  })
}
