import { refusingOn, type FieldRefusal } from '../../platform/constraints.ts'
import { peopleRefusals } from './people.errors.ts'

const names = { email: 'e-mail address', uid: 'UID', puid: 'PUID', userName: 'user name' } as const
type Identifier = keyof typeof names

function taken(path: Identifier): FieldRefusal {
  return { kind: peopleRefusals.identifierTaken, path, message: `Somebody else has this ${names[path]} already.` }
}

function takenAsUserName(path: Identifier): FieldRefusal {
  if (path === 'userName') return taken(path)
  const message = `Somebody else is known by this ${names[path]} already.`
  return { kind: peopleRefusals.identifierTaken, path, message }
}

/**
 * Runs a change of people and says of which field somebody else has the value already.
 *
 * @param userNameFrom The field whose value is the user name as well, where none is typed.
 */
export async function refusingTakenIdentifiers<T>(
  change: () => Promise<T>,
  userNameFrom: Identifier = 'userName',
): Promise<T> {
  const refusals = {
    users_email_key: taken('email'),
    users_uid_key: taken('uid'),
    users_puid_key: taken('puid'),
    users_user_name_key: takenAsUserName(userNameFrom),
  }
  return await refusingOn(refusals, change)
}
