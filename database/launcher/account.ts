import { execFile } from 'node:child_process'
import { chown, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './errors.ts'

const run = promisify(execFile)

/** As whom PostgreSQL's programs run: it refuses to run as root. */
export interface Account {
  /** The command line that runs a program as this account. */
  wrap: (program: string, args: string[]) => [program: string, args: string[]]
  /** The user and group to start it with, where they differ from our own. */
  ids?: { uid: number; gid: number }
}

const ourselves: Account = { wrap: (program, args) => [program, args] }

/**
 * Anyone but root runs PostgreSQL directly. Root runs it as the owner of an existing cluster; else in a user namespace
 * in which root's files belong to an ordinary user, so that nothing is added to the machine and folders that only root
 * may enter work; else, where namespaces are forbidden, as `nobody`.
 */
export async function chooseAccount(databaseFolder: string, clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return ourselves
  const existing = await stat(clusterFolder).catch(() => undefined)
  if (existing !== undefined && existing.uid !== 0) return other(existing.uid, existing.gid)
  if (await namespacesWork()) return inNamespace
  const nobody = await accountNobody()
  await chown(databaseFolder, nobody.ids.uid, nobody.ids.gid)
  await refuseUnreachable(databaseFolder, nobody)
  return nobody
}

const inNamespace: Account = {
  wrap: (program, args) => ['unshare', ['-U', '--map-user=1000', '--map-group=1000', '--', program, ...args]],
}

function other(uid: number, gid: number): Account & { ids: { uid: number; gid: number } } {
  return { wrap: ourselves.wrap, ids: { uid, gid } }
}

async function namespacesWork(): Promise<boolean> {
  const [program, args] = inNamespace.wrap('true', [])
  return run(program, args).then(
    () => true,
    () => false,
  )
}

async function accountNobody() {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return other(Number(uid ?? 65_534), Number(gid ?? 65_534))
}

async function refuseUnreachable(folder: string, account: Account): Promise<void> {
  const reachable = await run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    cwd: '/',
    ...account.ids,
  }).then(
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
