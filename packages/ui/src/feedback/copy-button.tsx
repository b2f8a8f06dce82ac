import { Button } from '../actions/button.tsx'
import { useEffect, useState } from 'react'
import { Icon } from '../icons.tsx'
import { uiText } from '../texts.ts'

/** Milliseconds for which the button says 'Copied'. */
export const copiedFor = 2000

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label = uiText('ui.copy') }: { text: string; label?: string }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <Button
      size="small"
      startIcon={<Icon name={isCopied ? 'check' : 'copy'} size={16} />}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setIsCopied(true))
      }}
    >
      <span aria-live="polite">{isCopied ? uiText('ui.copied') : label}</span>
    </Button>
  )
}
