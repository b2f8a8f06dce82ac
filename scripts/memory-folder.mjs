// A folder for the temporary files of tests that is kept in memory. A copy of the test database is some 1,200 small files:
// making them took a second of processor time on a disk, and a twentieth of that in memory.
import { mkdtemp, chmod, readdir, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memoryFileSystem = '/dev/shm'
const prefix = 'isomorph-tests-'

/** All tests together were seen to fill 1 GB; the rest is for a machine that runs them twice, and for the programs themselves. */
const neededBytes = 4 * 2 ** 30

/**
 * Makes the folder, and removes those that a killed run left. Undefined where memory is short or the system has no file system
 * in memory, and where `TMPDIR` says where temporary files go.
 */
export async function makeMemoryFolder() {
  if (process.env.TMPDIR !== undefined) return undefined
  const available = await statfs(memoryFileSystem).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  if (Math.min(available, freeMemory()) < neededBytes) return undefined
  await removeLeftFolders()
  const folder = await mkdtemp(join(memoryFileSystem, `${prefix}${process.pid}-`)).catch(() => undefined)
  // The database may run as an account of its own, which has to pass through the folder.
  if (folder !== undefined) await chmod(folder, 0o711)
  return folder
}

/** Within the limit of a container too, where this Node.js can tell. */
function freeMemory() {
  return process.availableMemory?.() ?? freemem()
}

async function removeLeftFolders() {
  const names = (await readdir(memoryFileSystem)).filter((name) => name.startsWith(prefix))
  const left = names.filter((name) => !isRunning(Number(name.slice(prefix.length).split('-')[0])))
  for (const name of left)
    await rm(join(memoryFileSystem, name), { recursive: true, force: true }).catch(() => undefined)
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
