import { describe, expect, it, vi } from 'vitest'
import { refuseGuessablePassword } from './guessable-password.ts'

const ida = { userName: 'itester', email: 'ida.tester@physics.example.edu', firstName: 'Ida', lastName: 'Tester' }

const giulia = { userName: 'ggallo', email: 'newbie@demo.example', firstName: 'Giulia', lastName: 'Gallo' }
const nora = { userName: 'nora', email: 'nora@example.org', firstName: 'Nora', lastName: "O'Neil" }
const zoe = { userName: 'zm', email: 'zm@example.org', firstName: 'Zoë', lastName: 'Müller-Núñez' }

async function saidOf(password: string, owner = ida): Promise<string> {
  return await refuseGuessablePassword(password, owner).then(
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

  it.each([
    ['Giulia Gallo 7', giulia],
    ['Gallo, Giulia 2026!', giulia],
    ['newbie-demo-example', giulia],
    ["NoraO'NeilNora", nora],
    ['n.o.r.a-oneil-99', nora],
    ['zoe muller nunez 1', zoe],
    ['ZOË MÜLLER NÚÑEZ 1', zoe],
  ])('made of the own words of the person is refused: %s', async (password, owner) => {
    expect(await saidOf(password, owner)).toContain('This is mostly your name')
  })

  it.each([
    ["Giulia's tulips in may", giulia],
    ['nora likes late trams', nora],
    ['kP3!x9-Gallo-vQ2#zL', giulia],
  ])('with a word of the person and enough besides is taken: %s', async (password, owner) => {
    expect(await saidOf(password, owner)).toBe('taken')
  })

  it('is judged once the word lists can be read, after a time when they could not', async () => {
    vi.resetModules()
    vi.doMock('@zxcvbn-ts/language-common', () => ({
      get dictionary() {
        throw new Error('No word lists.')
      },
    }))
    const fresh = await import('./guessable-password.ts')
    await expect(fresh.refuseGuessablePassword('a sentence that is new', ida)).rejects.toThrow('No word lists.')
    vi.doUnmock('@zxcvbn-ts/language-common')
    await expect(fresh.refuseGuessablePassword('a sentence that is new', ida)).resolves.toBeUndefined()
  })

  it('of any length is judged in little time', async () => {
    const begun = process.cpuUsage()
    await saidOf('1'.repeat(1000))
    await saidOf('4@$1!0|5'.repeat(125))
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1500)
  })
})
