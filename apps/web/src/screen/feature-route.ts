import type { Activity } from '@isomorph/access'
import type { Area } from '@isomorph/messages'
import type { ComponentType } from 'react'

/** Who may open a screen; the fallback is where everybody else is sent. */
export interface RouteAccess {
  /** Anybody, signed in or not. */
  readonly isPublic?: boolean
  /** Needs any of these activities, held globally. What depends on an entity is decided by the screen itself. */
  readonly anyOf?: readonly Activity[]
  /** Needs all of these. */
  readonly allOf?: readonly Activity[]
  /** Who lacks them may open the screen too where there is anything of this kind that they can see. */
  readonly orOwn?: 'courses' | 'assessments' | 'problems' | 'sharedLibraries'
  readonly fallback?: '/' | '/courses' | '/assessments' | '/problems' | '/sharedLibraries'
}

/**
 * One screen of a feature, loaded when it is first opened.
 *
 * @example
 * { path: 'problems/:problemId/*', load: async () => ({ Component: (await import('./problem-page.tsx')).ProblemPage }) }
 */
export interface FeatureRoute extends RouteAccess {
  /** Without a leading slash, in the router's spelling. */
  readonly path: string
  readonly load: () => Promise<{ Component: ComponentType }>
  /** The messages that the screen and its parts use, loaded with it. */
  readonly areas?: readonly Area[]
  /** Routes that name the same screen, and load the same component, are one: it stays when the path changes from one to the other. */
  readonly screen?: string
  /** No navigation bar and no footer: the screen is all there is (a sitting in an exam). */
  readonly isBare?: boolean
}
