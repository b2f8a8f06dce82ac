import { execFile } from 'node:child_process'
import { chown, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './errors.ts'

const run = promisify(execFile)

interface Ids {
  uid: number
  gid: number
}

/** As whom PostgreSQL's programs run: they refuse root, and a user whose number has no name. */
export interface Account {
  /** The command line that runs a program as this account. */
  wrap: (program: string, args: string[]) => [program: string, args: string[]]
  /** The user and group to start it with, where they differ from our own. */
  ids?: Ids
}

/**
 * A named user runs PostgreSQL directly. Root runs it as the owner of an existing cluster; else in a user namespace in
 * which its files belong to `nobody`, so that nothing is added to the machine and folders that only root may enter
 * work; else, where namespaces are forbidden, as `nobody`. A user without a name (in a container) takes a namespace too.
 */
export async function chooseAccount(databaseFolder: string, clusterFolder: string): Promise<Account> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && isNamed()) return ourselves
  const existing = await stat(clusterFolder).catch(() => undefined)
  if (isRoot && existing !== undefined && existing.uid !== 0) return other(existing)
  const nobody = await readNobody()
  const namespace = inNamespaceAs(nobody)
  if (await works(namespace)) return namespace
  if (!isRoot) return ourselves
  await chown(databaseFolder, nobody.uid, nobody.gid)
  await refuseUnreachable(databaseFolder, nobody)
  return other(nobody)
}

const ourselves: Account = { wrap: (program, args) => [program, args] }

function other({ uid, gid }: Ids): Account {
  return { wrap: (program, args) => [program, args], ids: { uid, gid } }
}

function inNamespaceAs({ uid, gid }: Ids): Account {
  const options = ['-U', `--map-user=${uid}`, `--map-group=${gid}`, '--']
  return { wrap: (program, args) => ['unshare', [...options, program, ...args]] }
}

function isNamed(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

async function works(account: Account): Promise<boolean> {
  const [program, args] = account.wrap('true', [])
  return run(program, args).then(
    () => true,
    () => false,
  )
}

async function readNobody(): Promise<Ids> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

async function refuseUnreachable(folder: string, ids: Ids): Promise<void> {
  const probe = ['-c', 'cd "$1" && test -w .', 'sh', folder]
  const reachable = await run('/bin/sh', probe, { cwd: '/', ...ids }).then(
    () => true,
    () => false,
  )
  if (reachable) return
  throw new EmbeddedDatabaseError(
    'unreachable',
    `PostgreSQL does not run as root, user namespaces are not allowed here, and the user "nobody" cannot enter ${folder}. ` +
      'Start Isomorph as another user, or set DATA_DIR to a folder every user may enter, such as /var/lib/isomorph.',
  )
}
