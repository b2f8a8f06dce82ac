import type { LockdownKind, LockdownProof } from '@isomorph/contract'

/** Who opens the lockdown browser of which assessment. */
export interface Launch {
  readonly origin: string
  readonly groupAssessmentId: number
  /** The page to open. */
  readonly startUrl: string
  /** What signs in there. */
  readonly query: string
  /** The settings are the same for all learners, so that a Browser Exam Key belongs to them; null: each launch has its own. */
  readonly commonSalt: Buffer | null
  readonly quitPassword: string | null
  /** Names the configuration in an address. */
  readonly secret: string
}

/** What is stored of a launch, and the addresses that it gives. */
export interface PreparedLaunch {
  /** The file behind the address of the configuration; null: there is none. */
  readonly configuration: string | null
  readonly configKey: string | null
  readonly challenge: string | null
  readonly launchUrl: string
  readonly downloadUrl: string | null
}

/** What was sent in a check. */
export interface Evidence extends Omit<LockdownProof, 'url'> {
  /** The address of the page, without its fragment. */
  readonly url: string
  /** The address of the request itself, as the browser has it. */
  readonly requestUrl: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What counts for one learner in one assessment. */
export interface Expected {
  readonly groupAssessmentId: number
  /** Of launches that have not ended. */
  readonly configKeys: readonly string[]
  readonly challenges: readonly string[]
  readonly browserExamKeys: readonly string[]
}

/** One lockdown browser: how it is opened, and how it proves what it is. */
export interface LockdownVerifier {
  readonly kind: Exclude<LockdownKind, 'none'>
  readonly prepare: (launch: Launch) => PreparedLaunch
  /** What the client says it is; refuses whoever proves nothing. */
  readonly verify: (evidence: Evidence, expected: Expected) => Promise<string>
}
