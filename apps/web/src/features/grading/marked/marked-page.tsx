import type { RubricOfQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, Icon, SelectInput } from '@isomorph/ui'
import { useNavigate, useSearchParams } from 'react-router'
import { Desk } from '../desk.tsx'
import { DeskGuard } from '../desk-guard.tsx'
import { DeskBar, DeskNotes, FilterField } from '../grading.styles.ts'
import { QuestionPage, useQuestionPlace } from '../question-page.tsx'
import { MarkedList } from './marked-list.tsx'
import { useMarkedDesk, type MarkedBy } from './use-marked-desk.ts'

/** Whose marks are listed, and which of the answers is open: both kept in the address. */
function useMarkedSearch() {
  const [search, setSearch] = useSearchParams()
  const markedBy: MarkedBy = search.get('by') === 'me' ? 'me' : 'anybody'
  const opened = search.get('answer')
  const searchOf = (by: MarkedBy, answer?: string) => ({
    ...(by === 'me' && { by }),
    ...(answer !== undefined && { answer }),
  })
  return {
    markedBy,
    opened,
    hrefOf: (answer: string) => `?${new URLSearchParams(searchOf(markedBy, answer))}`,
    choose: (by: MarkedBy) => setSearch(searchOf(by), { replace: true }),
    close: () => setSearch(searchOf(markedBy)),
  }
}

/** What people marked of one question, to be looked at again and changed. */
export function MarkedPage() {
  const { markedBy } = useMarkedSearch()
  // A changed rubric writes marks anew: the list is read again.
  return <QuestionPage>{(stored) => <Marked key={`${markedBy} ${stored.version}`} stored={stored} />}</QuestionPage>
}

function Marked({ stored }: { readonly stored: RubricOfQuestion }) {
  const { question, paths } = useQuestionPlace()
  const search = useMarkedSearch()
  const control = useMarkedDesk(question, stored, search)
  const navigate = useNavigate()
  const showWaiting = () => void navigate(paths.waiting)
  if (search.opened === null) return <ListOfMarked {...{ control, search }} onWaiting={showWaiting} />
  return (
    <>
      <DeskBar>
        <Button startIcon={<Icon name="chevronLeft" size={18} />} onClick={search.close}>
          {t('grading.marked.toList')}
        </Button>
      </DeskBar>
      <Desk
        question={question}
        stored={stored}
        control={control}
        facts=""
        atEnd={t('grading.marked.end')}
        onShow={(state) => (state === 'marked' ? search.close() : showWaiting())}
      />
    </>
  )
}

interface ListOfMarkedProps {
  readonly control: ReturnType<typeof useMarkedDesk>
  readonly search: ReturnType<typeof useMarkedSearch>
  readonly onWaiting: () => void
}

function ListOfMarked({ control, search, onWaiting }: ListOfMarkedProps) {
  const { desk, dispatch, isLoading, more } = control
  const { markedBy, hrefOf, choose } = search
  return (
    <>
      <DeskGuard desk={desk} />
      <DeskNotes>
        {desk.error && <ErrorPanel error={desk.error} onRetry={() => dispatch({ type: 'refused', error: null })} />}
      </DeskNotes>
      <FilterField>
        <SelectInput<MarkedBy>
          label={t('grading.marked.by')}
          value={markedBy}
          options={[
            { value: 'anybody', label: t('grading.marked.by.anybody') },
            { value: 'me', label: t('grading.marked.by.me') },
          ]}
          onChange={choose}
        />
      </FilterField>
      <MarkedList {...{ desk, isLoading, markedBy, hrefOf, onWaiting }} onMore={more} />
    </>
  )
}
