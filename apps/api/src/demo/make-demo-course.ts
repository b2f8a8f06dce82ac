import type { FastifyInstance } from 'fastify'
import { openHomework, pastHomework, timedExam } from './demo-assessments.ts'
import { signInToDemo, type DemoClient } from './demo-client.ts'
import { giveAssessment, makeCourse } from './demo-course.ts'
import { makeLibraries, shareWithInstructor } from './demo-libraries.ts'
import { putGallery } from './demo-problems.ts'
import { demoLearners, type DemoLearner, gradeSome, sit } from './demo-sitting.ts'

/** A clock that stands where the demo's story is told. */
export interface StoryClock {
  readonly now: () => Date
  readonly set: (moment: Date) => void
}

const minuteMilliseconds = 60_000
const dayMilliseconds = 1440 * minuteMilliseconds

/** Lets a clock stand still at a moment, a minute later with every step: a sitting ends before its token does. */
function standAt(clock: StoryClock, moment: number): () => void {
  clock.set(new Date(moment))
  return () => clock.set(new Date(clock.now().getTime() + minuteMilliseconds))
}

/**
 * Makes the demo course by the calls that people's browsers make: a past homework with results, an open one under way,
 * and a timed exam that nobody has begun. Making it again after a crash repeats nothing.
 */
export async function makeDemoCourse(app: FastifyInstance, clock: StoryClock, today: Date): Promise<void> {
  const at = (days: number) => today.getTime() + days * dayMilliseconds
  clock.set(today)
  const instructor = await signInToDemo(app, 'instructor')
  const problemIds = await putGallery(instructor)
  await makeLibraries(instructor, problemIds)
  await shareWithInstructor(await signInToDemo(app, 'colleague'))
  const groupId = await makeCourse(instructor, today)
  const give = async (assessment: typeof pastHomework) =>
    (await giveAssessment(instructor, groupId, problemIds, assessment, today)).id
  const past = await give(pastHomework)
  const open = await give(openHomework)
  await give(timedExam)
  const sitAt = sitterAt(app, clock, at)
  for (const [index, learner] of demoLearners.entries()) {
    // The last to begin are a day or two late.
    await sitAt(pastHomework.dueInDays - 4 + index, learner, past)
  }
  for (const [index, learner] of demoLearners.slice(0, 4).entries()) await sitAt(-2 + index * 0.4, learner, open, 0.6)
  clock.set(today)
  await gradeSome(await signInToDemo(app, 'grader'), past, 4)
}

/** Lets a learner sit an assessment some days from today, and do a part of it. */
function sitterAt(app: FastifyInstance, clock: StoryClock, at: (days: number) => number) {
  return async (days: number, learner: DemoLearner, groupAssessmentId: number, part?: number): Promise<void> => {
    const instructor = await instructorAt(app, clock, at(days))
    const passTime = standAt(clock, at(days))
    const student = await signInToDemo(app, learner.userName)
    await sit({ instructor, student, passTime, learner, groupAssessmentId }, part)
  }
}

/** Tokens live shortly, so that whoever acts on another day signs in on that day. */
async function instructorAt(app: FastifyInstance, clock: StoryClock, moment: number): Promise<DemoClient> {
  clock.set(new Date(moment))
  return await signInToDemo(app, 'instructor')
}
