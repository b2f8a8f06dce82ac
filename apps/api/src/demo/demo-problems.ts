import { problemCalls, type Problem } from '@isomorph/contract'
import { galleryProblems, type GalleryProblem } from '@isomorph/gallery'
import type { ProblemContent } from '@isomorph/problem'
import { demoKey, type DemoClient } from './demo-client.ts'

const galleryAddress = /"gallery:([\w-]+)"/g

/** The content with `gallery:name` replaced by the address of the uploaded picture. */
function withPictures(content: ProblemContent, addresses: ReadonlyMap<string, string>): ProblemContent {
  const text = JSON.stringify(content).replaceAll(galleryAddress, (_, name: string) => {
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`The gallery has no picture "${name}".`)
    return JSON.stringify(address)
  })
  return JSON.parse(text) as ProblemContent
}

async function putProblem(instructor: DemoClient, problem: GalleryProblem): Promise<Problem> {
  const addresses = new Map<string, string>()
  for (const [name, svg] of Object.entries(problem.pictures)) addresses.set(name, await instructor.upload(name, svg))
  return await instructor.ask(problemCalls.createProblem, {
    body: {
      name: problem.name,
      tags: [problem.field, ...problem.tags],
      content: withPictures(problem.content, addresses),
      clientKey: demoKey(`problem ${problem.key}`),
    },
  })
}

/** Puts the gallery into the instructor's problems; gallery key → problem id. */
export async function putGallery(instructor: DemoClient): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const problem of galleryProblems) ids.set(problem.key, (await putProblem(instructor, problem)).id)
  return ids
}
