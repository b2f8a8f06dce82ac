import { faultOfSheetCode, foldSheetCode, type SheetToMark } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, TextInput } from '@isomorph/ui'
import { useState, type RefObject } from 'react'
import { requestErrorOf } from '../../../data/index.ts'
import { fieldErrorWords } from '../../../refusals/field-errors.ts'
import { CodeRow } from './entry.styles.ts'
import { useReadPaperSheetMutation } from '../paper.api.ts'

interface CodeFormProps {
  readonly groupAssessmentId: number
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** A sheet is being marked: its code stays until the next. */
  readonly isOpen: boolean
  readonly onFound: (sheet: SheetToMark) => void
}

/** Takes the code of a sheet, and says what is wrong with one. */
export function CodeForm({ groupAssessmentId, inputRef, isOpen, onFound }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [read, { isLoading }] = useReadPaperSheetMutation()
  const find = async () => {
    const mistyped = faultOfSheetCode(code)
    setFault(mistyped && fieldErrorWords(mistyped))
    if (mistyped !== undefined) return
    const outcome = await read({ params: { groupAssessmentId, sheetCode: foldSheetCode(code) } })
    if (outcome.data) {
      setCode('')
      onFound(outcome.data)
    } else {
      setFault(requestErrorOf(outcome.error).detail)
      inputRef.current?.select()
    }
  }
  return (
    <CodeRow
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void find()
      }}
    >
      <TextInput
        label={isOpen ? t('paper.entry.code.another') : t('paper.entry.code')}
        value={code}
        onChange={setCode}
        error={fault}
        inputRef={inputRef}
        autoComplete="off"
        input={{ spellCheck: false, autoCapitalize: 'characters' }}
      />
      <Button type="submit" variant="outlined">
        {t('paper.entry.code.open')}
      </Button>
    </CodeRow>
  )
}
