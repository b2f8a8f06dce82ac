import type { FastifyInstance } from 'fastify'
import { openHomework, pastHomework, timedExam } from './demo-assessments.ts'
import { signInToDemo, type DemoClient } from './demo-client.ts'
import { giveAssessment, makeCourse } from './demo-course.ts'
import { makeLibraries } from './demo-libraries.ts'
import { putGallery } from './demo-problems.ts'
import { demoLearners, gradeSome, sit } from './demo-sitting.ts'

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
  const groupId = await makeCourse(instructor, today)
  const give = async (assessment: typeof pastHomework) =>
    (await giveAssessment(instructor, groupId, problemIds, assessment, today)).id
  const past = await give(pastHomework)
  const open = await give(openHomework)
  await give(timedExam)
  const studentAt = async (userName: string, days: number): Promise<{ student: DemoClient; passTime: () => void }> => {
    const passTime = standAt(clock, at(days))
    return { student: await signInToDemo(app, userName), passTime }
  }
  for (const [index, learner] of demoLearners.entries()) {
    // The last to begin are a day or two late.
    const days = pastHomework.dueInDays - 4 + index
    await sit({
      instructor: await instructorAt(app, clock, at(days)),
      ...(await studentAt(learner.userName, days)),
      learner,
      groupAssessmentId: past,
    })
  }
  for (const [index, learner] of demoLearners.slice(0, 4).entries()) {
    const days = -2 + index * 0.4
    await sit(
      {
        instructor: await instructorAt(app, clock, at(days)),
        ...(await studentAt(learner.userName, days)),
        learner,
        groupAssessmentId: open,
      },
      0.6,
    )
  }
  clock.set(today)
  await gradeSome(await signInToDemo(app, 'grader'), past, 4)
}

/** Tokens live shortly, so that whoever acts on another day signs in on that day. */
async function instructorAt(app: FastifyInstance, clock: StoryClock, moment: number): Promise<DemoClient> {
  clock.set(new Date(moment))
  return await signInToDemo(app, 'instructor')
}
