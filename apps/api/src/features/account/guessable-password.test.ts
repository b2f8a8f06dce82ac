import { describe, expect, it } from 'vitest'
import { refuseGuessablePassword } from './guessable-password.ts'

const ida = { userName: 'itester', email: 'ida.tester@physics.example.edu', firstName: 'Ida', lastName: 'Tester' }

async function saidOf(password: string): Promise<string> {
  return await refuseGuessablePassword(password, ida).then(
    () => 'taken',
    (refusal: { errors: readonly { message: string }[] }) => refusal.errors[0]?.message ?? '',
  )
}

describe('a password', () => {
  it.each([
    ['passwordpassword', 'Repeated words are easy to guess.'],
    ['letmeinletmein', 'Repeated words are easy to guess.'],
    ['aaaaaaaaaaaa', 'Repeated letters are easy to guess.'],
    ['abcdefghijkl', 'Rows such as abcd or 1234 are easy to guess.'],
    ['123456789012', 'Many people use this'],
    ['P4ssw0rd1234', 'Many people use this'],
    ['qwertyuiop12', 'Many people use this'],
    ['ida.tester@physics.example.edu', 'This is mostly your name'],
    ['IDA.TESTER@physics.example.eduida.tester@physics.example.edu', 'This is mostly your name'],
    ['itesteritester', 'This is mostly your name'],
    ['isomorph2026', 'This is mostly your name'],
  ])('that is guessed early is refused with the reason: %s', async (password, reason) => {
    expect(await saidOf(password)).toContain(reason)
  })

  it.each(['a sentence that is new', 'correct horse battery', 'kP3!x9vQ2#zL', 'Grüße aus Karlsruhe', 'tulips in may'])(
    'that is hard to guess is taken: %s',
    async (password) => {
      expect(await saidOf(password)).toBe('taken')
    },
  )

  it('of any length is judged in little time', async () => {
    const begun = process.cpuUsage()
    await saidOf('1'.repeat(1000))
    await saidOf('4@$1!0|5'.repeat(125))
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1500)
  })
})
