import { useState } from 'react'

type Picture = { readonly src: string | null; readonly onError: () => void }

/**
 * What shows a picture by a signed link, which dies within a minute. An address that was shown stays while the next ones
 * name the same file, so that a list fetched again loads nothing twice. Of one that fails the next is tried, once:
 * `onGone` asks for it. `src` is null while there is none to show.
 */
export function usePicture(url: string | null, onGone?: () => void): Picture {
  const [state, setState] = useState<State>({ src: url, failed: null, isLast: false })
  const next = nextState(state, url)
  if (next !== state) setState(next)
  const { src, failed, isLast } = next
  return {
    src: src === failed ? null : src,
    onError: () => {
      setState({ src, failed: src, isLast })
      if (!isLast) onGone?.()
    },
  }
}

type State = { readonly src: string | null; readonly failed: string | null; readonly isLast: boolean }

function nextState(state: State, url: string | null): State {
  if (fileOf(url) !== fileOf(state.src)) return { src: url, failed: null, isLast: false }
  const isWaiting = state.src === state.failed && state.src !== url
  return isWaiting && !state.isLast ? { src: url, failed: state.failed, isLast: true } : state
}

function fileOf(url: string | null): string | undefined {
  return url?.split('?')[0]
}
