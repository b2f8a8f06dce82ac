import { comparisonTexts } from './comparison-texts.ts'
import { fixTexts } from './fix-texts.ts'
import { formulaTexts } from './formula-texts.ts'
import { letterTexts } from './letter-texts.ts'
import { questionTexts } from './question-texts.ts'
import { slipTexts } from './slip-texts.ts'
import { variableTexts } from './variable-texts.ts'
import { remedyTexts, variantTexts } from './variant-texts.ts'

/**
 * The sentences in English by their codes, as messages of ICU with names and plurals. The catalog `findings` has them in every
 * language; a test compares its English with this.
 */
export const sentenceTexts = {
  asWritten: '{text}',
  ofProblem: '“{name}”:',
  noUnit: 'a number without a unit',
  ...formulaTexts,
  ...questionTexts,
  ...variableTexts,
  ...variantTexts,
  ...remedyTexts,
  ...comparisonTexts,
  ...letterTexts,
  ...fixTexts,
  ...slipTexts,
} as const

export type SentenceCode = keyof typeof sentenceTexts

export const sentenceCodes = Object.keys(sentenceTexts) as readonly SentenceCode[]
