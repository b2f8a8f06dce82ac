import { useEffect, useState, type RefObject } from 'react'
import { focusFirstWrongField } from './first-wrong-field.ts'

/** Whether somebody has tried to send a form; each try that leaves a field wrong takes the focus there. */
export function useTries(form: RefObject<HTMLFormElement | null>) {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstWrongField(form.current)
  }, [tries, form])
  return { isTried: tries > 0, countTry: () => setTries((count) => count + 1), forgetTries: () => setTries(0) }
}
