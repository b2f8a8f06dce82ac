import { Refusal } from '../../platform/refusals.ts'
import { peopleRefusals } from './people.errors.ts'

/** Unique keys of people, with the field of each and its name in a sentence. */
const keys: Readonly<Record<string, { readonly path: string; readonly name: string }>> = {
  users_email_key: { path: 'email', name: 'e-mail address' },
  users_uid_key: { path: 'uid', name: 'UID' },
  users_puid_key: { path: 'puid', name: 'PUID' },
  users_user_name_key: { path: 'userName', name: 'user name' },
}

/** Runs a change of people and says of which field somebody else has the value already. */
export async function refusingTakenIdentifiers<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const { constraint } = error as { constraint?: unknown }
    const key = typeof constraint === 'string' ? keys[constraint] : undefined
    if (!key) throw error
    const errors = [{ path: key.path, message: `Somebody else has this ${key.name} already.` }]
    throw new Refusal(peopleRefusals.identifierTaken, { errors, cause: error })
  }
}
