import { Link, type LinkProps } from '@tanstack/react-router'
import { Plus } from 'lucide-react'

/** A list's one action, floating above the tabs at the thumb's side: leads to the form that adds to it. */
export function FloatingLink({ label, link }: { readonly label: string; readonly link: LinkProps }) {
  return (
    <>
      {/* The list's end can be scrolled clear of it. */}
      <div className="h-20" />
      <Link
        {...link}
        className="fixed right-[max(1rem,calc(50%-13rem))] bottom-[calc(--spacing(22)+env(safe-area-inset-bottom))] z-10 floating flex min-h-14 items-center gap-2 rounded-full bg-primary px-5 font-semibold text-on-primary shade-raised hover:bg-primary-strong"
      >
        <Plus className="size-6" />
        {label}
      </Link>
    </>
  )
}
