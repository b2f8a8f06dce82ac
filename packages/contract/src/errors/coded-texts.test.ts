import { describe, expect, it, vi } from 'vitest'
import { importTexts } from '../people-import/import-texts.ts'
import { packageTexts } from '../problem-packages/package-texts.ts'
import { promptTexts } from '../problem-prompts/prompt-texts.ts'
import { rosterTexts } from '../roster-syncs/roster-texts.ts'
import { codedTexts } from './coded-texts.ts'
import { schemaTexts, zodTexts } from './schema-texts.ts'

const tables = { importTexts, packageTexts, promptTexts, rosterTexts, schemaTexts, zodTexts } as const

const { write, recognise } = codedTexts({
  none: 'Nobody is here.',
  gone: 'The timetable does not know {names} any more.',
  noStudent: 'The timetable names no student any more.',
  same: 'Line {line} has the same {column}.',
  sameName: 'Line {line} has the same user name, “{userName}”.',
})

describe('a text made of sentences with codes', () => {
  it('is told apart into its sentences, with what they hold', () => {
    const text = `${write('gone', { names: 'MA 261, PHYS 172' })} ${write('noStudent')} ${write('none')}`
    expect(recognise(text)).toEqual([
      { code: 'gone', params: { names: 'MA 261, PHYS 172' } },
      { code: 'noStudent', params: {} },
      { code: 'none', params: {} },
    ])
  })

  it('is one sentence where a name in it looks like the end of one', () => {
    expect(recognise(write('gone', { names: 'Intro. Part 2' }))).toEqual([
      { code: 'gone', params: { names: 'Intro. Part 2' } },
    ])
  })

  it('is the sentence that says most by itself', () => {
    expect(recognise(write('sameName', { line: 3, userName: 'ada' }))).toEqual([
      { code: 'sameName', params: { line: '3', userName: 'ada' } },
    ])
  })

  it('holds the same wherever it has a name twice', () => {
    const { recognise: find } = codedTexts({ take: 'Take {name} or {name}[1].' })
    expect(find('Take a or a[1].')).toEqual([{ code: 'take', params: { name: 'a' } }])
    expect(find('Take a or b[1].')).toEqual([])
  })

  it('has no code where any of it is something else', () => {
    expect(recognise('Nobody is here. Something else.')).toEqual([])
    expect(recognise('')).toEqual([])
  })
})

describe('a sentence that is said', () => {
  const { say } = codedTexts({
    holds: '{file}: {classes} classes.',
    forbidden: 'No schedules in {terms}.',
    none: 'Nobody is here.',
  })

  it('is in English and a code with what it holds, numbers as numbers', () => {
    expect(say('holds', { file: 'a.zip', classes: 2 })).toEqual({
      message: 'a.zip: 2 classes.',
      said: [{ code: 'holds', params: { file: 'a.zip', classes: 2 } }],
    })
    expect(say('none')).toEqual({ message: 'Nobody is here.', said: [{ code: 'none', params: {} }] })
  })

  it('keeps a list as one, for other languages to write', () => {
    const terms = ['Fall 2026', 'Spring 2027']
    expect(say('forbidden', { terms })).toEqual({
      message: 'No schedules in Fall 2026, Spring 2027.',
      said: [{ code: 'forbidden', params: { terms } }],
    })
  })
})

describe('a text that could be parted in many ways', () => {
  const triesFor = (text: string, find: (text: string) => readonly unknown[]): number => {
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    try {
      expect(find(text)).toEqual([])
      return exec.mock.calls.length
    } finally {
      exec.mockRestore()
    }
  }
  const { recognise: findPlace } = codedTexts({ question: 'Question {number}:', variable: 'Variable {name}:' })

  it('is tried with each beginning and each end once', () => {
    // 41 beginnings and as many ends, two sentences each, and the looks for where it may be parted.
    expect(triesFor(`${'Question 1: Variable a: '.repeat(20)}x`, findPlace)).toBeLessThan(2 * 41 * 41)
  })

  it('is left as it is after a thousand tries', () => {
    expect(triesFor('Question 1: '.repeat(160), findPlace)).toBeLessThan(2 * 1000 + 200)
  })

  it('is told apart where it is made of forty sentences', () => {
    expect(findPlace('Question 1: Variable a: '.repeat(20).trim())).toHaveLength(40)
  })
})

describe.each(Object.entries(tables))('the sentences of %s', (_name, table) => {
  it.each(Object.entries(table.texts))('%s is found again by its English', (code, text) => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name, index) => [name, `x${index}`]))
    const english = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    expect(table.recognise(english)).toEqual([{ code, params }])
  })
})
