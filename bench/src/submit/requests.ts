/** The requests that the servers are loaded with. */

import { randomUUID } from 'node:crypto'
import type { LoadRequest } from './load.ts'
import type { BenchCourse } from './prepare-course.ts'

/** The first problems of each learner are submitted to; the last are only looked at, as learners do for most pages. */
const lookedAtOnly = 0.25

function split({ instances }: BenchCourse, part: 'submitted' | 'lookedAt') {
  const boundary = Math.floor(instances.length * (1 - lookedAtOnly))
  return part === 'submitted' ? instances.slice(0, boundary) : instances.slice(boundary)
}

/** Right and wrong answers in turn, to one learner after the other. */
export function submissions(course: BenchCourse): () => LoadRequest {
  const instances = split(course, 'submitted')
  let count = 0
  return () => {
    const instance = instances[count % instances.length]
    const value = (count % 2 === 0 ? instance?.rights : instance?.wrongs)?.[0]
    count += 1
    return {
      method: 'POST',
      path: `${instance?.path}/attempts`,
      headers: { authorization: instance?.authorization ?? '' },
      body: JSON.stringify({ clientAttemptId: randomUUID(), answers: [{ questionKey: 1, value }] }),
    }
  }
}

/** The page of one problem after the other, compressed where that is asked for. */
export function pages(course: BenchCourse, encoding?: 'br'): () => LoadRequest {
  const instances = split(course, 'lookedAt')
  let count = 0
  return () => {
    const instance = instances[count % instances.length]
    count += 1
    const headers = {
      authorization: instance?.authorization ?? '',
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    }
    return { method: 'GET', path: instance?.path ?? '', headers }
  }
}

/** The same small body to a bare route. */
export function bare(path: '/post-json' | '/post-insert'): () => LoadRequest {
  return () => ({ method: 'POST', path, body: JSON.stringify({ answers: [{ questionKey: 1, value: '1.23' }] }) })
}
