import { expect, it } from 'vitest'
import { mayBeSamePerson } from './same-name.ts'

it.each([
  ['Lena Learner', 'Learner, Lena'],
  ['Lena Learner', 'Helena Learner'],
  ['Lena Learner', 'Lena Married'],
  ['José Núñez', 'JOSE NUNEZ'],
  ['Ana-María Ruiz', 'Ana Ruiz'],
  ['', 'Lena Learner'],
  ['Lena Learner', ' - '],
])('%j and %j may be one person', (one, other) => {
  expect(mayBeSamePerson(one, other)).toBe(true)
  expect(mayBeSamePerson(other, one)).toBe(true)
})

it.each([
  ['Lena Learner', 'Irene Instructor'],
  ['Lena Learner', 'Helena Lerner'],
  ['王伟', 'Wei Wang'],
])('%j and %j are asked about', (one, other) => {
  expect(mayBeSamePerson(one, other)).toBe(false)
})
