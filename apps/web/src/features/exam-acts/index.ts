export { ExamActButton } from './exam-act-button.tsx'
