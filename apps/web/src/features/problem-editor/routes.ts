import type { FeatureRoute } from '../../screen/feature-route.ts'

const editorAreas = [
  'editor-presence',
  'findings',
  'formula-authoring',
  'marking-rules',
  'problem-editor',
  'question-editor',
  'reading',
  'rich-text',
  'sharing',
  'variant-lab',
] as const

/** The list /problems belongs to the feature `problems`. */
export const problemEditorRoutes: readonly FeatureRoute[] = [
  {
    path: 'problems/new',
    anyOf: ['ProblemCreate'],
    fallback: '/problems',
    areas: editorAreas,
    screen: 'problem-editor',
    load: async () => ({ Component: (await import('./problem-page.tsx')).ProblemPage }),
  },
  {
    path: 'problems/prompt',
    anyOf: ['ProblemCreateWithPrompt'],
    fallback: '/problems',
    areas: ['findings', 'problem-editor', 'problem-prompt', 'schema-errors'],
    load: async () => ({ Component: (await import('./prompt/prompt-page.tsx')).PromptPage }),
  },
  {
    path: 'problems/:problemId/*',
    fallback: '/problems',
    areas: editorAreas,
    screen: 'problem-editor',
    load: async () => ({ Component: (await import('./problem-page.tsx')).ProblemPage }),
  },
]
