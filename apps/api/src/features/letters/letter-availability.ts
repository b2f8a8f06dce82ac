import type { LetterAvailability } from '@isomorph/contract'
import type { Services } from '../../services/services.ts'
import { selectSettings } from '../../services/settings.ts'

type Known = Pick<Services, 'db' | 'mailer' | 'publicOrigins'>

/** Whether letters are sent, and where their links lead. */
export async function lettersOf({ db, mailer, publicOrigins }: Known): Promise<{
  readonly availability: LetterAvailability
  readonly origin: string
  readonly defaultTimeZone: string
  readonly defaultLanguage: string
}> {
  const { lettersEnabled, defaultTimeZoneId: defaultTimeZone, defaultLanguage } = await selectSettings(db)
  const defaults = { defaultTimeZone, defaultLanguage }
  const [origin] = publicOrigins
  if (!mailer.hasServer || origin === undefined) return { availability: 'noMailServer', origin: '', ...defaults }
  return { availability: lettersEnabled ? 'available' : 'switchedOff', origin, ...defaults }
}
