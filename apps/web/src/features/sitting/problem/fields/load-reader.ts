import { withTexts } from '../../../../screen/load-screen.ts'

/** What reads answers, with the words for what cannot be read. */
export const loadReader = withTexts(() => import('./read-answer.ts'), ['reading'])
