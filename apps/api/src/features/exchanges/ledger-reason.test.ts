import { describe, expect, it } from 'vitest'
import { ledgerReason } from './ledger-reason.ts'

const refused = { kind: 'launch', outcome: 'refused', summary: 'unknownDeployment' } as const

describe('why a launch was refused', () => {
  it('is the code in the summary, with the value in the detail', () => {
    const detail = 'This deployment is not known here: “a. “b”. c”. Add this deployment ID.'
    expect(ledgerReason({ ...refused, detail })).toEqual({
      code: 'unknownDeployment',
      params: { value: 'a. “b”. c' },
    })
  })

  it('has no value where the detail has none, be there a quotation in what is to do', () => {
    const detail = 'The learning platform cannot be asked. Press “Check the connection”. It says why.'
    expect(ledgerReason({ ...refused, detail })?.params).toEqual({ value: '' })
  })

  it('is nothing for other messages, and for codes that nobody knows', () => {
    expect(ledgerReason({ ...refused, kind: 'grade', detail: '' })).toBeUndefined()
    expect(ledgerReason({ ...refused, outcome: 'accepted', detail: '' })).toBeUndefined()
    expect(ledgerReason({ ...refused, summary: 'ofNewerServer', detail: '' })).toBeUndefined()
  })
})
