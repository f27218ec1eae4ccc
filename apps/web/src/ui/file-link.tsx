import type { ReactNode } from 'react'
import { useFileTab } from '../lib/file-tab.ts'

type FileLinkProps = {
  /** As the page was given it; dead after a minute */
  readonly url: string
  readonly fetchUrl: () => Promise<string>
  readonly className: string
  readonly children: ReactNode
}

/** A link to a document: pressed, it opens by an address asked for at that moment. */
export function FileLink({ url, fetchUrl, className, children }: FileLinkProps) {
  const { open } = useFileTab('Dokumen', fetchUrl)
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      {children}
    </a>
  )
}
