// @vitest-environment jsdom
import type { AnswerField } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { readFieldAnswer } from './read-answer.ts'
import { ReadingLine } from './reading-line.tsx'

afterEach(async () => {
  cleanup()
  await activateLanguage('en')
})

const field: AnswerField = {
  questionKey: 1,
  answerType: 'Numeric',
  label: '',
  keyboards: [],
  choices: [],
  hintsHtml: [],
  numberFormatType: 'Any',
  takesUnit: true,
}

function show(value: string, onChoose: (latex: string) => void = () => undefined) {
  render(
    <ReadingLine
      id="line"
      reading={readFieldAnswer(field, value)}
      problem={null}
      convention={null}
      onChoose={onChoose}
    />,
  )
  return screen.queryAllByRole('button')
}

it('asks for one of the ways to read an answer, and hands on one that reads in one way only', async () => {
  const onChoose = vi.fn<(latex: string) => void>()
  const buttons = show('9.81ms^{-2}', onChoose)
  expect(screen.getByRole('group', { name: 'How is this meant?' })).toBeTruthy()
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    '9.81 m times s to the power minus 2',
    '9.81 open bracket ms close bracket to the power minus 2',
  ])
  for (const button of buttons) await userEvent.click(button)
  expect(onChoose.mock.calls).toEqual([
    [String.raw`9.81\,\mathrm{m}\cdot \mathrm{s}^{-2}`],
    [String.raw`9.81\,\left(\mathrm{ms}\right)^{-2}`],
  ])
  cleanup()
  for (const [latex] of onChoose.mock.calls) expect(show(latex)).toEqual([])
})

it.each([
  ['de', ['9.81 m mal s hoch minus 2', '9.81 Klammer auf ms Klammer zu hoch minus 2']],
  ['es', ['9.81 m por s elevado a menos 2', '9.81 abre paréntesis ms cierra paréntesis elevado a menos 2']],
  ['fr', ['9.81 m fois s puissance moins 2', '9.81 parenthèse ouvrante ms parenthèse fermante puissance moins 2']],
] as const)('says the readings in the language of the page: %s', async (language, said) => {
  await activateLanguage(language)
  const buttons = show('9.81ms^{-2}')
  await waitFor(() => expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(said))
})

it('shows the readings alike', () => {
  const classes = show('8.314 J/mol K').map(({ className }) => className)
  expect(classes).toHaveLength(2)
  expect(classes[0]).toBe(classes[1])
})

it('asks nothing where there is one reading', () => {
  expect(show(String.raw`9.81\,\mathrm{m}\,\mathrm{s}^{-2}`)).toEqual([])
})

it.each([
  ['en', 'Something is missing at the end, behind “+”.'],
  ['de', 'Am Ende fehlt etwas, hinter „+“.'],
  ['es', 'Falta algo al final, tras «+».'],
  ['fr', 'Il manque quelque chose à la fin, après «\u00a0+\u00a0».'],
] as const)('says in the language of the page why an answer cannot be read: %s', async (language, words) => {
  await loadAreas(['reading'])
  await activateLanguage(language)
  show('9.81+')
  expect(screen.getByRole('status').textContent?.trim()).toBe(words)
})

it('says what it has read itself before what the server says in English', async () => {
  await loadAreas(['reading'])
  await activateLanguage('de')
  const problem = 'Something is missing at the end, behind “+”.'
  const props = { id: 'line', problem, convention: null, onChoose: () => undefined }
  const { rerender } = render(<ReadingLine {...props} reading={readFieldAnswer(field, '9.81+')} />)
  expect(screen.getByRole('status').textContent).toContain('Am Ende fehlt etwas, hinter „+“.')
  rerender(<ReadingLine {...props} reading={readFieldAnswer(field, '9.81')} />)
  expect(screen.getByRole('status').textContent).toContain(problem)
})
