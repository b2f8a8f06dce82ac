import { defaultLicensing, type SavedProblemDraft } from '@isomorph/contract'
import { emptyProblemContent } from '@isomorph/problem'
import { expect, it } from 'vitest'
import type { UnsavedWork } from '../../../entities/problem/editor-backup.ts'
import { createDraftUpload, type DraftServer, type DraftUpload, type UploadStart } from './draft-upload.ts'

function workNamed(name: string): UnsavedWork {
  const draft = { name, tags: [], licensing: defaultLicensing, content: emptyProblemContent }
  return { draft, baseRevisionNumber: 1 }
}

/** A server with one draft, which loses connections and answers when told to. */
function createServer() {
  let kept: SavedProblemDraft | null = null
  let isAway = false
  let losesAnswers = false
  let slowness: Promise<void> = Promise.resolve()
  let asked = 0
  const server: DraftServer = {
    save: async (work, version, after) => {
      asked += 1
      await slowness
      if (isAway) return { kind: 'unreachable', waitMilliseconds: 0 }
      if ((kept?.version ?? null) !== after) return { kind: 'stale' }
      const { tags, ...draft } = work.draft
      kept = { ...draft, tags: [...tags], baseRevisionNumber: 1, version, savedAt: '2026-09-01T10:00:00Z' }
      return losesAnswers ? { kind: 'unreachable', waitMilliseconds: 0 } : { kind: 'kept' }
    },
    discard: async (version) => {
      if (kept?.version !== version) return { kind: 'stale' }
      kept = null
      return { kind: 'kept' }
    },
    find: async () => kept,
  }
  return {
    server,
    kept: () => kept,
    name: () => kept?.name,
    asked: () => asked,
    /** Requests are answered once what this answers is called. */
    slowDown: (): (() => void) => {
      let goOn = (): void => undefined
      slowness = new Promise((resolve) => (goOn = resolve))
      return goOn
    },
    forget: () => void (kept = null),
    goAway: (away: boolean) => void (isAway = away),
    loseAnswers: (lost: boolean) => void (losesAnswers = lost),
  }
}

/** Timers run when the test says so. */
function createClock() {
  const planned = new Set<() => void>()
  return {
    now: () => new Date(0),
    setTimer: (action: () => void) => {
      planned.add(action)
      return () => void planned.delete(action)
    },
    async run() {
      const due = [...planned]
      planned.clear()
      for (const action of due) action()
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    },
  }
}

function open(server: DraftServer, start: Partial<UploadStart> = {}) {
  const clock = createClock()
  const upload = createDraftUpload(server, { seen: null, other: null, ...start }, clock)
  const write = async (name: string): Promise<void> => {
    upload.edit(workNamed(name))
    await clock.run()
  }
  return { upload, clock, write }
}

const stateOf = (upload: DraftUpload) => upload.get().state

it('keeps what is written after a pause, and what is written on', async () => {
  const { server, name } = createServer()
  const { upload, write } = open(server)
  upload.edit(workNamed('A'))
  expect([name(), stateOf(upload)]).toEqual([undefined, 'sending'])
  await write('A squ')
  expect([name(), stateOf(upload)]).toEqual(['A squ', 'kept'])
  await write('A square')
  expect(name()).toBe('A square')
})

it('keeps it once the connection is back, and says meanwhile that it is in the browser only', async () => {
  const { server, name, goAway } = createServer()
  const { upload, clock, write } = open(server)
  goAway(true)
  await write('Offline')
  expect([name(), stateOf(upload)]).toEqual([undefined, 'local'])
  goAway(false)
  await clock.run()
  expect([name(), stateOf(upload)]).toEqual(['Offline', 'kept'])
})

it('takes its own work for its own where only the answer was lost', async () => {
  const { server, name, loseAnswers } = createServer()
  const { upload, clock, write } = open(server)
  loseAnswers(true)
  await write('First')
  loseAnswers(false)
  await write('Second')
  await clock.run()
  expect([name(), stateOf(upload), upload.get().other]).toEqual(['Second', 'kept', null])
})

it('lets two pages of one person not write over each other, and goes on as they choose', async () => {
  const { server, name } = createServer()
  const [one, other] = [open(server), open(server)]
  await one.write('One')
  await other.write('Other')
  expect(name()).toBe('One')
  expect(other.upload.get().other?.name).toBe('One')
  // Nothing is sent until it is chosen.
  await other.write('Other, longer')
  expect(name()).toBe('One')
  other.upload.resolveWithLocal()
  await other.clock.run()
  expect([name(), other.upload.get().other]).toEqual(['Other, longer', null])
  await one.write('One again')
  expect(one.upload.resolveWithServer()?.name).toBe('Other, longer')
  await one.write('Both')
  expect(name()).toBe('Both')
})

it('deletes what was taken back, and begins anew after it', async () => {
  const { server, kept, name } = createServer()
  const { upload, clock, write } = open(server)
  await write('A')
  upload.discard()
  await clock.run()
  expect([kept(), stateOf(upload)]).toEqual([null, 'none'])
  await write('B')
  expect(name()).toBe('B')
})

it('deletes what was taken back while it was on its way, and where only the answer was lost', async () => {
  const { server, kept, loseAnswers } = createServer()
  const { upload, clock, write } = open(server)
  upload.edit(workNamed('A'))
  upload.flush()
  upload.discard()
  await clock.run()
  expect([kept(), stateOf(upload)]).toEqual([null, 'none'])
  loseAnswers(true)
  await write('B')
  expect(kept()?.name).toBe('B')
  loseAnswers(false)
  upload.discard()
  await clock.run()
  expect([kept(), stateOf(upload)]).toEqual([null, 'none'])
})

it('goes on where the work was saved or discarded on another page', async () => {
  const { server, name, forget } = createServer()
  const { write } = open(server)
  await write('A')
  forget()
  await write('B')
  expect(name()).toBe('B')
})

it('names the version that a save comes with, sends nothing meanwhile, and afterwards only what was written since', async () => {
  const { server, kept, name, forget } = createServer()
  const { upload, clock, write } = open(server)
  await write('A')
  expect(await upload.pause()).toBe(kept()?.version)
  await write('B')
  expect(name()).toBe('A')
  forget()
  upload.resume(true)
  await clock.run()
  expect(name()).toBe('B')
})

it('sends what it has after a save that was refused', async () => {
  const { server, name } = createServer()
  const { upload, clock, write } = open(server)
  await write('A')
  await upload.pause()
  await write('B')
  upload.resume(false)
  await clock.run()
  expect(name()).toBe('B')
})

it('does not send again what it began with', async () => {
  const { server, kept } = createServer()
  const first = open(server)
  await first.write('A')
  const version = kept()?.version ?? ''
  const second = open(server, { seen: { version, draft: workNamed('A').draft } })
  await second.write('A')
  expect(kept()?.version).toBe(version)
})

it('deletes what was taken back while it was under way', async () => {
  const { server, kept, slowDown } = createServer()
  const { upload, clock, write } = open(server)
  const answer = slowDown()
  await write('A')
  upload.discard()
  answer()
  await clock.run()
  expect([kept(), stateOf(upload)]).toEqual([null, 'none'])
})

it('deletes what was taken back after its answer was lost', async () => {
  const { server, kept, loseAnswers } = createServer()
  const { upload, clock, write } = open(server)
  await write('A')
  loseAnswers(true)
  await write('B')
  upload.discard()
  await clock.run()
  expect([kept(), stateOf(upload)]).toEqual([null, 'none'])
})

it('waits for a pause also in what is written while a request is under way', async () => {
  const { server, asked, name, slowDown } = createServer()
  const { upload, clock, write } = open(server)
  const answer = slowDown()
  await write('A')
  upload.edit(workNamed('A squ'))
  upload.edit(workNamed('A square'))
  answer()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect([asked(), name()]).toEqual([1, 'A'])
  await clock.run()
  expect([asked(), name()]).toEqual([2, 'A square'])
})

it('deletes what another page has kept where nothing is unsaved here and its author keeps this', async () => {
  const { server, kept } = createServer()
  const [one, other] = [open(server), open(server)]
  await one.write('One')
  await other.write('Other')
  other.upload.discard()
  other.upload.resolveWithLocal()
  await other.clock.run()
  expect([kept(), stateOf(other.upload)]).toEqual([null, 'none'])
})
