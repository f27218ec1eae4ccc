import { type LinkProps, useRouter, useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the link stood that led here: the way back to it finds it as it was, filters and place included. */
    dari?: string
    /** The key of the refused entry of the outbox that the form takes up again. */
    kiriman?: string
  }
}

/** Goes back in the browser's history if that is where `back` leads; else false, and the caller follows the link. */
export function useBack(back: LinkProps): () => boolean {
  const { history } = useRouter()
  const dari = useRouterState({ select: ({ location }) => location.state.dari })
  return () => {
    if (dari === undefined || dari !== back.to) return false
    history.back()
    return true
  }
}
