import { type ReactNode, createContext } from 'react'

/** What the frame puts beside the column menu of every list; a desk needs nothing of its own for it. */
export const GridTools = createContext<ReactNode>(null)
