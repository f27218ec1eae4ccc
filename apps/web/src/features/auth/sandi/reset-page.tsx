import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, type LucideIcon } from 'lucide-react'
import { Column } from '../../../ui/column.tsx'
import { Kawung } from '../../../ui/kawung.tsx'

type ResetPageProps = {
  readonly title: string
  readonly icon: LucideIcon
  readonly children: ReactNode
}

/** The two screens around a forgotten password, on the sign-in's look, with the way back to it. */
export function ResetPage({ title, icon: Icon, children }: ResetPageProps) {
  return (
    <Column>
      <header className="relative overflow-hidden banner px-6 pt-safe-4 pb-36 text-center">
        <Kawung />
        <Link
          to="/auth/sign-in"
          aria-label="Kembali"
          className="relative -ml-3 grid size-11 place-items-center rounded-full outline-on-primary hover:bg-on-primary/15"
        >
          <ArrowLeft className="size-5.5" />
        </Link>
        <div className="relative mt-5">
          <span className="mx-auto grid size-18 place-items-center rounded-card border border-on-primary/25 bg-on-primary/15">
            <Icon className="size-9" strokeWidth={1.75} />
          </span>
          <h1 tabIndex={-1} className="mt-5 text-xl font-bold">
            {title}
          </h1>
        </div>
      </header>
      <main className="relative card mx-4 -mt-26 mb-6 p-5">{children}</main>
    </Column>
  )
}

type KabarProps = { readonly title: string; readonly children: ReactNode }

/** What stands in a form's place once it has done its work; takes the focus, so that it is heard. */
export function Kabar({ title, children }: KabarProps) {
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => self.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={self} tabIndex={-1} className="space-y-2 outline-none">
      <h2 className="text-base font-bold">{title}</h2>
      <p>{children}</p>
    </div>
  )
}
