import { connectionTexts, type ConnectionStep, type TimetableDraft } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { runChecks, stepOf, type AskingProviders, type Check } from '../../identity-providers/index.ts'
import { selectOptionalRosterFile } from '../roster-file/roster-file.queries.ts'
import { selectOptionalExternalProvider } from '../external-providers.queries.ts'
import type { UniTimeSession } from './answers.ts'
import { readSecret, timetableFetch } from './timetable-clients.ts'
import { keepsSecret } from './timetable-columns.ts'
import { currentSessions, nameOfSession } from './terms.ts'
import { createUniTime, UniTimeRefusal, type UniTime } from './uni-time.ts'

const { say } = connectionTexts

type Checking = Pick<Services, 'db'> & AskingProviders

async function secretFor(services: Checking, draft: TimetableDraft, id: number | undefined): Promise<string> {
  if (draft.secret !== undefined) return draft.secret
  const stored = id === undefined ? undefined : await selectOptionalExternalProvider(services.db, id)
  return stored && keepsSecret(draft, stored) ? await readSecret(services, stored.secret) : ''
}

/** There is nothing to ask: what was handed in last is looked at. */
async function checkFile({ db }: Checking, id: number | undefined): Promise<ConnectionStep[]> {
  const file = id === undefined ? undefined : await selectOptionalRosterFile(db, id)
  if (!file) return [stepOf(say('stepExport'), false, say('exportMissing'))]
  const { fileName, classes, terms } = file
  return [stepOf(say('stepExport'), true, say('exportHolds', { file: fileName, classes, terms }))]
}

/** A number that no timetable has: the right alone is asked for. */
const nobody = 'nobody-of-that-number'

const termsTried = 12

/**
 * Rights are given term by term: those that are asked for classes are tried, and the last one where all have ended. Answers
 * the terms in which the right is missing, if it is there in another one.
 */
async function trySchedules(uniTime: UniTime, terms: readonly UniTimeSession[]): Promise<readonly string[]> {
  const last = terms.toSorted((one, other) => (one.endDate ?? '').localeCompare(other.endDate ?? '')).slice(-1)
  const current = currentSessions(terms, new Date()).slice(0, termsTried)
  const tried = current.length > 0 ? current : last
  const refused: { readonly term: string; readonly error: UniTimeRefusal }[] = []
  for (const term of tried)
    await uniTime.readSchedule(term.reference, nobody).catch((error: unknown) => {
      if (!(error instanceof UniTimeRefusal)) throw error
      refused.push({ term: nameOfSession(term), error })
    })
  const [first] = refused
  if (first && refused.length === tried.length) throw first.error
  return refused.map(({ term }) => term)
}

/**
 * Signs in, reads the terms and tries a schedule. UniTime looks a class up before it looks at the right to read it, so the two
 * rights for classes show only when a first roster is read.
 */
export async function checkTimetable(
  services: Checking,
  draft: TimetableDraft,
  id: number | undefined,
): Promise<ConnectionStep[]> {
  if (draft.product === 'oneroster') return await checkFile(services, id)
  const secret = await secretFor(services, draft, id)
  if (secret === '') return [stepOf(say('stepSignIn'), false, say('secretMissing'))]
  const uniTime = createUniTime({ ...draft, secret }, timetableFetch(services))
  let terms: readonly UniTimeSession[] = []
  let refused: readonly string[] = []
  const checks: readonly Check[] = [
    {
      name: say('stepSignInAndTerms'),
      run: async () => {
        terms = await uniTime.readSessions()
        return say('signInAndTermsRight')
      },
    },
    {
      name: say('stepSchedules'),
      run: async () => {
        refused = await trySchedules(uniTime, terms)
        return say('schedulesRight')
      },
    },
  ]
  const steps = await runChecks(checks)
  if (steps.length === checks.length && terms.length === 0)
    return [...steps, stepOf(say('stepTerms'), false, say('termsMissing'))]
  if (refused.length > 0)
    return [...steps, stepOf(say('stepSchedulesOfAllTerms'), false, say('schedulesForbidden', { terms: refused }))]
  return steps
}
