import type { StatisticsAttempt } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { SelectInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { usePollingWhilePending } from '../../screen/use-polling-while-pending.ts'
import { emptyFifthsWords, meaningsOf } from './statistics-words.ts'
import { Choice, FactName, FactValue, Meanings, Quiet, Title } from './statistics.styles.ts'

/** Of which assessment in which course. */
export interface StatisticsPlace {
  readonly groupId: number
  readonly groupAssessmentId: number
}

/** Which attempt of each learner the figures are about, kept in the address. */
export function useAttempt(): readonly [StatisticsAttempt, (attempt: StatisticsAttempt) => void] {
  const [search, setSearch] = useSearchParams()
  const attempt = search.get('attempt') === 'first' ? 'first' : 'counting'
  return [attempt, (chosen) => setSearch(chosen === 'first' ? { attempt: 'first' } : {}, { replace: true })]
}

/** While tests are worked out, a page asks again. */
export const pollMilliseconds = 5000

/** Asks for statistics again while tests are worked out. */
export function useStatisticsPolling() {
  return usePollingWhilePending(pollMilliseconds)
}

interface AttemptChoiceProps {
  readonly attempt: StatisticsAttempt
  readonly onChange: (attempt: StatisticsAttempt) => void
}

export function AttemptChoice({ attempt, onChange }: AttemptChoiceProps) {
  return (
    <Choice>
      <SelectInput<StatisticsAttempt>
        label={t('statistics.attempts')}
        value={attempt}
        options={[
          { value: 'counting', label: t('statistics.attempts.counting') },
          { value: 'first', label: t('statistics.attempts.first') },
        ]}
        onChange={onChange}
      />
    </Choice>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <FactValue>{children}</FactValue>
      <FactName>{name}</FactName>
    </div>
  )
}

/** Says why a fifth that is shown has no learners. */
export function EmptyFifths({ shown }: { readonly shown: Parameters<typeof emptyFifthsWords>[0] }) {
  const why = emptyFifthsWords(shown)
  return why === undefined ? null : <Quiet>{why}</Quiet>
}

export function MeaningList() {
  return (
    <>
      <Title>{t('statistics.meanings')}</Title>
      <Meanings>
        {meaningsOf().map(([name, text]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-text`}>{text}</dd>])}
      </Meanings>
    </>
  )
}
