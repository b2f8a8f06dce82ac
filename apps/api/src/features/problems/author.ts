import type { Actor } from '../../authorization/actor.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { FigureUser } from '../files/index.ts'

/** Who writes a problem: for the record, and for what they may use in it. */
export type Author = Actor & FigureUser

/** Whose problems somebody may take figures from. */
export function figureUserOf(user: SignedInUser): FigureUser {
  return { userId: user.id, readsAllProblems: user.activities.includes('ProblemRead') }
}
