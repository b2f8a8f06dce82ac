import { fileCalls, problemCalls, type Problem } from '@isomorph/contract'
import type { BlockNode } from '@isomorph/rich-text'
import type { TestPerson } from './people.ts'
import { doublingProblem } from './problems.ts'
import type { TestApi } from './test-api.ts'

/** A picture of three by two pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAD0lEQVR4nGP4z8AARWAKABzsAf/EOr1QAAAAAElFTkSuQmCC',
  'base64',
)

/** Sends a file as a form does. */
export async function sendFile(
  api: TestApi,
  as: TestPerson,
  { url, content }: { url: string; content: Buffer | string },
) {
  const boundary = 'x-boundary-x'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="figure.png"\r\ncontent-type: image/png\r\n\r\n`
  return await api.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${await api.tokenOf(as)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

/** Uploads an image. */
export async function upload(api: TestApi, as: TestPerson, content: Buffer | string = png) {
  const response = await sendFile(api, as, { url: fileCalls.uploadImage.path, content })
  const data = response.json<{ url: string; width: number; height: number; type: string }>()
  return { status: response.statusCode, data }
}

/** An uploaded image in a document. */
export function figure(src: string, nonPublic: boolean): BlockNode {
  return { type: 'image', attrs: { src, alt: 'A figure', width: 3, height: 2, nonPublic } }
}

/** A problem whose statement shows images. */
export function showing(...images: readonly BlockNode[]) {
  return doublingProblem({ statement: { type: 'doc', content: images } })
}

/** The address of the first image of a problem as its reader gets it. */
export function shownAddress({ content }: Pick<Problem, 'content'>): string {
  const image = content.statement.content[0]
  return image?.type === 'image' ? image.attrs.src : ''
}

/** Makes a problem, as somebody. */
export async function createWith(api: TestApi, as: TestPerson, content: ReturnType<typeof doublingProblem>) {
  return await api.call(problemCalls.createProblem, { as, body: { name: 'Figure', content } })
}
