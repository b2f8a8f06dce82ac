import { exchangeTexts, type RosterNumberColumn } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import type { Services } from '../../services/services.ts'
import { recordExchanges } from '../exchanges/index.ts'
import { selectOptionalExternalProvider } from '../external-providers/index.ts'
import { requestSync } from '../roster-syncs/index.ts'
import { readOneRoster } from './read-oneroster.ts'
import { rosterFileRefusals } from './roster-files.errors.ts'
import { replaceClasses, replacePeople, replaceTerms, saveHandedIn, selectFollowers } from './roster-files.queries.ts'

interface HandingIn {
  readonly userId: number
  readonly externalProviderId: number
  readonly numberColumn: RosterNumberColumn
  readonly fileName: string
  readonly bytes: Uint8Array
}

export async function refuseUnlessOfFiles({ db }: Pick<Services, 'db'>, externalProviderId: number): Promise<void> {
  const provider = await selectOptionalExternalProvider(db, externalProviderId)
  if (!provider) throw new Refusal(platformRefusals.notFound)
  if (provider.product !== 'oneroster') throw new Refusal(rosterFileRefusals.noRosterFiles)
}

const { write } = exchangeTexts

interface Counts {
  readonly classes: number
  readonly enrollments: number
  readonly withoutNumber: number
}

function wordsOf({ classes, enrollments, withoutNumber }: Counts): string {
  const sentences = [
    write('scheduleClasses', { classes }),
    write('oneRosterEnrolments', { enrolments: enrollments }),
    write('oneRosterWithoutNumber', { people: withoutNumber }),
  ]
  return sentences.join(' ')
}

/**
 * Takes an export in place of the last one, whole or not at all, and has the rosters read that follow its classes. Answers how
 * many there are.
 */
export async function handInRosterFile(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { bytes, ...given }: HandingIn,
): Promise<number> {
  const { externalProviderId, fileName, numberColumn, userId } = given
  await refuseUnlessOfFiles({ db }, externalProviderId)
  const { terms, classes, people, withoutNumber } = readOneRoster(bytes, numberColumn)
  return await db.transaction().execute(async (trx) => {
    await saveHandedIn(trx, { externalProviderId, fileName, numberColumn, uploadedBy: userId, withoutNumber })
    await replaceTerms(trx, externalProviderId, terms)
    await replaceClasses(trx, externalProviderId, classes)
    await replacePeople(trx, externalProviderId, people)
    const followers = await selectFollowers(trx, externalProviderId)
    for (const externalGroupId of followers) await requestSync(trx, { externalGroupId, requestedBy: userId })
    const counts = { terms: terms.length, classes: classes.length, enrollments: people.length, withoutNumber }
    const act = {
      action: 'externalProvider.handInFile',
      entityType: 'externalProvider',
      entityId: externalProviderId,
    } as const
    await recordAct(trx, actor, { ...act, after: { fileName, numberColumn, ...counts } })
    const exchange = { externalProviderId, userId, direction: 'in', kind: 'timetable', outcome: 'accepted' } as const
    const detail = wordsOf(counts)
    await recordExchanges(trx, [{ ...exchange, summary: write('oneRosterExport'), detail }])
    return followers.length
  })
}
