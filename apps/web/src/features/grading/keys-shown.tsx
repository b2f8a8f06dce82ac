import { t } from '@isomorph/messages'
import type { Ref } from 'react'
import { Key, KeyDetails, KeyList, KeyMeaning } from './grading.styles.ts'

interface KeysShownProps {
  /** Keys with what they do. */
  readonly keys: readonly (readonly [string, string])[]
  readonly keysRef?: Ref<HTMLDetailsElement>
}

/** What the keys of a page do, to be opened. */
export function KeysShown({ keys, keysRef }: KeysShownProps) {
  return (
    <KeyDetails ref={keysRef}>
      <summary>{t('grading.keys')}</summary>
      <KeyList>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <KeyMeaning>{meaning}</KeyMeaning>
          </div>
        ))}
      </KeyList>
    </KeyDetails>
  )
}
