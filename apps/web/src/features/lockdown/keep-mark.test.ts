// @vitest-environment jsdom
import { sittingCalls } from '@isomorph/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendWithMark } from '../../data/base-query.ts'
import type { Answer, ApiRequest, RequestError } from '../../data/request.ts'
import { keepMark } from './keep-mark.ts'

const params = { groupAssessmentId: 9 }
const draft: ApiRequest = { method: 'PUT', path: sittingCalls.saveDraft.path, params, body: {} }
const sitting: ApiRequest = { method: 'GET', path: sittingCalls.getSitting.path, params }
const refused = (name: string): { error: RequestError } => ({
  error: { status: 403, type: `urn:isomorph:${name}`, title: 'Refused', detail: 'Refused.' },
})

let stop: (() => void) | undefined
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

const check = vi.fn<() => Promise<{ renewAfterSeconds?: number; error?: RequestError }>>()
const onRefusal = vi.fn<(error: unknown) => void>()
function keep() {
  check.mockReset()
  onRefusal.mockReset()
  stop = keepMark({ groupAssessmentId: 9, check, onRefusal })
}

/** Answers as a server does that does not know the session until it is checked again. */
function serverWithout(
  mark: { isThere: boolean },
  open: Answer = { data: 'taken' },
  closed: Answer = refused('lockdown-expired'),
) {
  return vi.fn<() => Promise<Answer>>(async () => (mark.isThere ? open : closed))
}

it('renews a mark that has run out before what was refused is sent again, once for all', async () => {
  keep()
  const mark = { isThere: false }
  check.mockImplementation(async () => {
    mark.isThere = true
    return { renewAfterSeconds: 120 }
  })
  const send = serverWithout(mark)
  const answers = await Promise.all([sendWithMark(draft, send), sendWithMark(draft, send)])
  expect(answers).toEqual([{ data: 'taken' }, { data: 'taken' }])
  expect(check).toHaveBeenCalledTimes(1)
})

it('keeps the sitting on the page where its content is withheld until the mark is renewed', async () => {
  keep()
  const mark = { isThere: false }
  const withheld = { data: { lockdown: { openBy: null } } }
  const whole = { data: { lockdown: { openBy: 'mark' } } }
  check.mockResolvedValue(refused('lockdown-not-found'))
  expect((await sendWithMark(sitting, serverWithout(mark, whole, withheld))).error?.type).toBe(
    'urn:isomorph:lockdown-expired',
  )
  check.mockImplementation(async () => {
    mark.isThere = true
    return { renewAfterSeconds: 120 }
  })
  expect(await sendWithMark(sitting, serverWithout(mark, whole, withheld))).toEqual(whole)
})

it.each(['lockdown-needed', 'lockdown-until-end'])('renews also where the session is told %s', async (name) => {
  keep()
  const mark = { isThere: false }
  check.mockImplementation(async () => {
    mark.isThere = true
    return { renewAfterSeconds: 120 }
  })
  expect(await sendWithMark(draft, serverWithout(mark, { data: 'taken' }, refused(name)))).toEqual({ data: 'taken' })
  check.mockResolvedValue(refused('lockdown-other-version'))
  mark.isThere = false
  const answer = await sendWithMark(draft, serverWithout(mark, { data: 'taken' }, refused(name)))
  expect(answer.error?.type).toBe('urn:isomorph:lockdown-expired')
})

it('renews nothing for another assessment, and leaves its answers as they are', async () => {
  keep()
  const ofOther = { ...draft, params: { groupAssessmentId: 8 } }
  for (const name of ['lockdown-expired', 'lockdown-needed', 'lockdown-until-end'])
    expect(await sendWithMark(ofOther, async () => refused(name))).toEqual(refused(name))
  const withheld = { data: { lockdown: { openBy: null } } }
  expect(await sendWithMark({ ...sitting, params: ofOther.params }, async () => withheld)).toEqual(withheld)
  expect(check).not.toHaveBeenCalled()
})

it('goes on renewing after a check that failed in this browser', async () => {
  keep()
  check.mockRejectedValueOnce(new TypeError('No crypto here'))
  check.mockResolvedValue({ renewAfterSeconds: 60 })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(check).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(check).toHaveBeenCalledTimes(2)
})

it('answers the refusal where no sitting is open, or the proof is refused', async () => {
  const send = serverWithout({ isThere: false })
  expect((await sendWithMark(draft, send)).error?.type).toBe('urn:isomorph:lockdown-expired')
  keep()
  check.mockResolvedValue(refused('lockdown-other-version'))
  expect((await sendWithMark(draft, send)).error?.type).toBe('urn:isomorph:lockdown-expired')
  expect(onRefusal).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'urn:isomorph:lockdown-other-version' }))
})

it('renews in time, sooner after a failure, and when the network is back', async () => {
  keep()
  check.mockResolvedValueOnce({ renewAfterSeconds: 60 })
  check.mockResolvedValueOnce({ error: { status: -2, title: 'Offline', detail: '' } })
  check.mockResolvedValue({ renewAfterSeconds: 60 })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(check).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(check).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(check).toHaveBeenCalledTimes(3)
  window.dispatchEvent(new Event('online'))
  expect(check).toHaveBeenCalledTimes(4)
})

it('plans nothing more where it was stopped during a renewal', async () => {
  keep()
  check.mockResolvedValue({ renewAfterSeconds: 60 })
  window.dispatchEvent(new Event('online'))
  stop?.()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(check).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
