import { createContext, type ElementType } from 'react'

/** What is rendered for anything with an `href`; the app gives its router's link. */
export const LinkComponentContext = createContext<ElementType>('a')
