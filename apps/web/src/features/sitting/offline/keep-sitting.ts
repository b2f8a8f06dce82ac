import { accountCalls, configurationCalls, sittingCalls, type Sitting } from '@isomorph/contract'
import { coreApi } from '../../../data/core-api.ts'
import { requestOf } from '../../../data/endpoints.ts'
import { removeKept } from '../../../data/kept-answers.ts'
import type { ApiRequest } from '../../../data/request.ts'
import { store, type RootState } from '../../../data/store.ts'
import { sittingApi } from '../sitting.api.ts'
import { keptAnswers } from './kept-answers-of-browser.ts'
import { keepFiguresOf } from './kept-figures.ts'
import { registerWorker, removeWorker } from './worker-of-sitting.ts'

/** How much of a sitting is there without a connection: `all` comes back after a reload, too. */
export type Kept = 'opened' | 'problems' | 'all'

interface Place {
  readonly userId: number
  readonly sitting: Sitting
  /** The path of its start page. */
  readonly basePath: string
  readonly hasNetwork: boolean
}

interface Watched {
  readonly request: ApiRequest
  readonly select: (state: RootState) => { readonly data?: unknown }
}

/** The problems of a sitting, each with the request for its page. */
function pagesOf({ groupAssessment, problems }: Sitting): Watched[] {
  return problems.map(({ problemInstanceId }) => {
    const argument = { params: { groupAssessmentId: groupAssessment.id, problemInstanceId } }
    return {
      request: requestOf(sittingCalls.getProblemInstance, argument),
      select: sittingApi.endpoints.getProblemInstance.select(argument),
    }
  })
}

function watchedOf(sitting: Sitting): Watched[] {
  const argument = { params: { groupAssessmentId: sitting.groupAssessment.id } }
  return [
    {
      request: requestOf(accountCalls.getUserInfo, undefined),
      select: coreApi.endpoints.getUserInfo.select(undefined),
    },
    {
      request: requestOf(configurationCalls.getConfiguration, undefined),
      select: coreApi.endpoints.getConfiguration.select(undefined),
    },
    {
      request: requestOf(sittingCalls.getSitting, argument),
      select: sittingApi.endpoints.getSitting.select(argument),
    },
    ...pagesOf(sitting),
  ]
}

/** Keeps what the page shows whenever it changes, as when a draft is saved; answers what ends it. */
function keepWhatChanges(userId: number, sitting: Sitting): () => void {
  const watched = watchedOf(sitting)
  const seen = new Map<Watched, unknown>()
  let written = Promise.resolve()
  function keepChanged(): void {
    const state = store.getState()
    for (const each of watched) {
      const { data } = each.select(state)
      if (data === undefined || data === seen.get(each)) continue
      seen.set(each, data)
      written = written.then(() => keptAnswers.keep(userId, each.request, data)).catch(() => undefined)
    }
  }
  keepChanged()
  return store.subscribe(keepChanged)
}

/** Keeps the problems that nobody has opened yet; those that are open are kept as they are shown. */
async function keepUnopened(userId: number, sitting: Sitting): Promise<void> {
  const argument = { params: { groupAssessmentId: sitting.groupAssessment.id } }
  const asked = store.dispatch(
    sittingApi.endpoints.listProblemPages.initiate(argument, { subscribe: false, forceRefetch: true }),
  )
  const { data = [] } = await asked
  const pages = pagesOf(sitting)
  for (const page of data) {
    const own = pages.find(({ request }) => request.params?.['problemInstanceId'] === page.problemInstanceId)
    if (own && own.select(store.getState()).data === undefined) await keptAnswers.keep(userId, own.request, page)
  }
}

/** The pages as they are kept; undefined where one is missing. */
async function keptPages(sitting: Sitting): Promise<readonly unknown[] | undefined> {
  const found = await Promise.all(pagesOf(sitting).map(({ request }) => keptAnswers.find(request)))
  return found.includes(undefined) ? undefined : found
}

/** Whether all pages are kept with their figures: what cannot be worked on without a connection is not promised. */
async function isComplete(userId: number, sitting: Sitting): Promise<boolean> {
  const pages = await keptPages(sitting)
  if (pages === undefined) return false
  const place = { userId, groupAssessmentId: sitting.groupAssessment.id, kept: keptAnswers }
  for (const page of pages) if (!(await keepFiguresOf(page, place))) return false
  return true
}

/** Keeps a sitting under way for the time without a connection, and says how much of it is kept; answers what ends it. */
export function keepSitting(
  { userId, sitting, basePath, hasNetwork }: Place,
  onKept: (kept: Kept) => void,
): () => void {
  let isOver = false
  let stopKeeping = (): void => undefined
  async function keep(): Promise<void> {
    if (!(await keptAnswers.begin(userId)) || isOver) return
    stopKeeping = keepWhatChanges(userId, sitting)
    if (hasNetwork && (await keptPages(sitting)) === undefined) await keepUnopened(userId, sitting)
    if (isOver || !(await isComplete(userId, sitting)) || isOver) return
    onKept('problems')
    if ((await registerWorker(basePath, () => isOver)) && !isOver) onKept('all')
  }
  keep().catch(() => onKept('opened'))
  return () => {
    isOver = true
    stopKeeping()
  }
}

/** Removes a sitting that has ended or is paused; with the last one, everything that was kept. */
export async function forgetSitting({ groupAssessment }: Sitting, basePath: string): Promise<void> {
  if (await keptAnswers.forget(groupAssessment.id)) await removeWorker(basePath)
  else await removeKept()
}
