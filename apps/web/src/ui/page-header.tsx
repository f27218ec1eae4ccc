import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useBack } from './use-back.ts'

type PageHeaderProps = {
  readonly title: string
  /** Where the arrow leads */
  readonly back: LinkProps
  /** At the end of the line: 'Mark all as Read' */
  readonly end?: ReactNode
}

/** A screen's name with the way back beside it. */
export function PageHeader({ title, back, end }: PageHeaderProps) {
  const goBack = useBack(back)
  return (
    <header className="flex flex-wrap items-center gap-2 px-3.5 pt-safe-3 pb-3">
      <Link
        {...back}
        aria-label="Kembali"
        onClick={(event) => {
          const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
          if (isPlain && goBack()) event.preventDefault()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <ArrowLeft className="size-5.5" />
      </Link>
      <h1 tabIndex={-1} className="min-w-0 flex-1 basis-[4.5em] text-lg font-bold">
        {title}
      </h1>
      {end}
    </header>
  )
}
