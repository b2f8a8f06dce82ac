import type { ApiRequest } from '../../../data/request.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** Figures of a problem that come to more than this are not kept. */
const maximumCharacters = 12_000_000

const addressPattern = /\/api\/files\/[^"\\\s<>]+/g

/** The addresses of the figures that a page shows, wherever they stand in it. */
export function figuresIn(page: unknown): readonly string[] {
  const found = JSON.stringify(page ?? null).match(addressPattern) ?? []
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))]
}

/** A figure by its name: its address is signed anew with each page. It goes with its sitting. */
export function requestOfFigure(groupAssessmentId: number, address: string): ApiRequest {
  const name = new URL(address, 'https://any.example').pathname.split('/').at(-1) ?? ''
  return {
    method: 'GET',
    path: '/api/groupAssessments/{groupAssessmentId}/files/{name}',
    params: { groupAssessmentId, name },
  }
}

async function dataUrlOf(blob: Blob): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The figure cannot be read.')))
    reader.readAsDataURL(blob)
  })
}

interface Place {
  readonly userId: number
  readonly groupAssessmentId: number
  readonly kept: Pick<KeptAnswers, 'keep' | 'find'>
}

/** Keeps the figures of a page that are not kept yet; answers whether all are. */
export async function keepFiguresOf(page: unknown, { userId, groupAssessmentId, kept }: Place): Promise<boolean> {
  let characters = 0
  for (const address of figuresIn(page)) {
    const request = requestOfFigure(groupAssessmentId, address)
    if ((await kept.find(request)) !== undefined) continue
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok !== true) return false
    const figure = await dataUrlOf(await answer.blob())
    characters += figure.length
    if (characters > maximumCharacters) return false
    await kept.keep(userId, request, figure)
  }
  return true
}

/** The kept figure in place of one that could not be fetched. */
export async function showKeptFigure(image: HTMLImageElement, path: string, { find }: Pick<KeptAnswers, 'find'>) {
  const groupAssessmentId = /\/groupAssignments\/(\d+)/.exec(path)?.[1]
  if (groupAssessmentId === undefined) return
  const figure = await find(requestOfFigure(Number(groupAssessmentId), image.src)).catch(() => undefined)
  if (typeof figure === 'string' && figure.startsWith('data:image/')) image.src = figure
}
