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
  /** Opening it closes the client. */
  readonly exitUrl: string
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

/** An address that a proof is bound to, as the browser has it. */
export interface BoundAddress {
  /** Without its fragment. */
  readonly url: string
  /** It carries a challenge of this session that still counts. */
  readonly isFresh: boolean
}

/** What was sent in a check. */
export interface Evidence extends Omit<LockdownProof, 'url'> {
  readonly page: BoundAddress
  readonly request: BoundAddress
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** What counts for one learner in one assessment. */
export interface Expected {
  readonly groupAssessmentId: number
  /** Of launches that have not ended. */
  readonly configKeys: readonly string[]
  /** Those that this session may answer. */
  readonly challenges: readonly string[]
  readonly browserExamKeys: readonly string[]
}

/** What was proved. */
export interface Verified {
  /** What the client says it is. */
  readonly client: string
  /** The challenge of a launch that was answered; null: a proof of this kind answers none. */
  readonly answered: string | null
}

/** One lockdown browser: how it is opened, and how it proves what it is. */
export interface LockdownVerifier {
  readonly kind: Exclude<LockdownKind, 'none'>
  readonly prepare: (launch: Launch) => PreparedLaunch
  /** Refuses whoever proves nothing. */
  readonly verify: (evidence: Evidence, expected: Expected) => Promise<Verified>
}
