import { activeLanguage, activateLanguage } from '@isomorph/messages'
import { ruleSentences, type MarkingRule } from '@isomorph/problem'
import { afterEach, expect, it } from 'vitest'
import { nameOfRule, ruleInWords } from './rule-words.ts'

afterEach(async () => await activateLanguage('en'))

it.each(Object.entries(ruleSentences))('the rule %s is said in English as the server says it', (rule, sentence) => {
  expect(activeLanguage().code).toBe('en')
  expect(nameOfRule(rule as MarkingRule)).toBe(sentence)
})

it('a rule is said in the language of the page, and an unknown one in the words of the server', async () => {
  await activateLanguage('de')
  expect(ruleInWords({ ruleCode: 'byPerson', rule: 'A person decided.' })).toBe('Eine Person hat entschieden.')
  expect(ruleInWords({ ruleCode: 'byDice', rule: 'A die decided.' })).toBe('A die decided.')
})
