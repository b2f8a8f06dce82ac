import { describe, expect, it } from 'vitest'
import { accountRefusals, createFailedSignIns } from '../sign-in/index.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { tryCounted, type CasFailures } from './counted-tries.ts'

const ida = { userName: 'ida', address: '192.0.2.1' }

async function guess(failures: CasFailures, address: string): Promise<void> {
  const wrong = async () => Promise.reject(new Refusal(accountRefusals.wrongCredentials))
  await tryCounted(failures, { userName: 'ida', address }, wrong).catch(() => undefined)
}

const signIn = async (failures: CasFailures) => await tryCounted(failures, ida, async () => 'in')

describe('a try that is refused because of what others guessed', () => {
  it('does not count for the address that it came from', async () => {
    const failures = { fromAddress: createFailedSignIns(2), fromAnywhere: createFailedSignIns(1) }
    await guess(failures, '198.51.100.9')
    for (let tries = 0; tries < 3; tries++)
      await expect(signIn(failures)).rejects.toMatchObject({ kind: accountRefusals.accountLocked })
    // The guesses of the others are five minutes old.
    expect(await signIn({ ...failures, fromAnywhere: createFailedSignIns(1) })).toBe('in')
  })

  it('counts for nobody else either when the address itself is locked out', async () => {
    const failures = { fromAddress: createFailedSignIns(1), fromAnywhere: createFailedSignIns(2) }
    for (let tries = 0; tries < 5; tries++) await guess(failures, '198.51.100.9')
    expect(await signIn(failures)).toBe('in')
  })
})
