/** What the outbox says of an act: numbers, no words. Which of them there are depends on the kind of event. */
export interface Fact {
  readonly at: string
  readonly userId?: number
  readonly by?: number | null
  readonly problemInstanceId?: number
  readonly attemptNumber?: number
  readonly percent?: number
  readonly groupAssessmentId?: number
  readonly itemKey?: number | null
  readonly points?: number
  readonly status?: string
  readonly count?: number
  readonly sessionId?: number
  readonly launchId?: number
  readonly action?: string
  readonly path?: string
  readonly from?: string
}

export interface InstanceFacts {
  readonly id: number
  readonly groupAssessmentId: number
  readonly userId: number
  readonly itemKey: number
  readonly points: number
}

export interface AssessmentFacts {
  readonly id: number
  readonly name: string
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly attemptsAllowed: number | null
  /** The revision of the assessment that is given now, and what can be earned with it. */
  readonly revision: number
  readonly possible: number
  readonly groupId: number
  readonly groupName: string
  readonly termName: string | null
}

export interface StandingFacts {
  readonly isPreview: boolean
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly reopenNumber: number
  /** What can be earned; null: nothing was prepared yet. */
  readonly possible: number | null
}

export interface AttemptFacts {
  readonly percent: number
  readonly receivedAt: Date
  /** For the evaluator or a person. */
  readonly isWaiting: boolean
  readonly source: 'learner' | 'deadline' | 'staff'
}

export interface PersonFacts {
  readonly name: string
  readonly email: string
}

/** What events speak of, by its number; what was deleted or never was is absent. */
export interface Facts {
  readonly instances: ReadonlyMap<number, InstanceFacts>
  readonly assessments: ReadonlyMap<number, AssessmentFacts>
  /** By group assessment and person: `41/7`. */
  readonly standings: ReadonlyMap<string, StandingFacts>
  /** By instance and number: `300/1`. */
  readonly attempts: ReadonlyMap<string, AttemptFacts>
  /** Empty unless answers are told. */
  readonly answers: ReadonlyMap<string, readonly string[]>
  /** By course and person. */
  readonly roles: ReadonlyMap<string, readonly string[]>
  /** Empty unless names are told. */
  readonly people: ReadonlyMap<number, PersonFacts>
  /** Whose launch it was, by the number of the launch. */
  readonly launches: ReadonlyMap<number, number>
}
