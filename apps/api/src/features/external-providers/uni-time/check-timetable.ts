import type { ConnectionStep, TimetableDraft } from '@isomorph/contract'
import type { Services } from '../../../services/services.ts'
import { runChecks, type AskingProviders, type Check } from '../../identity-providers/index.ts'
import { selectOptionalExternalProvider } from '../external-providers.queries.ts'
import type { UniTimeSession } from './answers.ts'
import { readSecret, timetableFetch } from './timetable-clients.ts'
import { keepsSecret } from './timetable-columns.ts'
import { createUniTime } from './uni-time.ts'

type Checking = Pick<Services, 'db'> & AskingProviders

async function secretFor(services: Checking, draft: TimetableDraft, id: number | undefined): Promise<string> {
  if (draft.secret !== undefined) return draft.secret
  const stored = id === undefined ? undefined : await selectOptionalExternalProvider(services.db, id)
  return stored && keepsSecret(draft, stored) ? await readSecret(services, stored.secret) : ''
}

/** A number that no timetable has: the right alone is asked for. */
const nobody = 'nobody-of-that-number'

/** Rights are given term by term: a term long past may lack one that the coming term has. */
function lastTerm(terms: readonly UniTimeSession[]): UniTimeSession | undefined {
  return terms.toSorted((one, other) => (one.endDate ?? '').localeCompare(other.endDate ?? '')).at(-1)
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
  const secret = await secretFor(services, draft, id)
  if (secret === '') {
    const message = 'Type the password or token. A stored one is not sent to another address or for another account.'
    return [{ name: 'Sign in', isRight: false, message }]
  }
  const uniTime = createUniTime({ ...draft, secret }, timetableFetch(services))
  let terms: readonly UniTimeSession[] = []
  const checks: readonly Check[] = [
    {
      name: 'Sign in and terms',
      rightMessage: 'UniTime accepts the account and lists its terms.',
      run: async () => void (terms = await uniTime.readSessions()),
    },
    {
      name: 'Schedules of instructors',
      rightMessage: 'The account may read what instructors teach.',
      run: async () => {
        const term = lastTerm(terms)
        if (term) await uniTime.readSchedule(term.reference, nobody)
      },
    },
  ]
  const steps = await runChecks(checks)
  if (steps.length === checks.length && terms.length === 0)
    return [...steps, { name: 'Terms', isRight: false, message: 'UniTime lists no term. The account may see none.' }]
  return steps
}
