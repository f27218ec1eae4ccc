import type { ComponentProps } from 'react'
import { Sheet } from '../sheet.tsx'

/** A `Sheet` that stands at the side of a wide screen, beside what it is about; on a narrow one it is the same sheet. */
export function SideSheet(props: Omit<ComponentProps<typeof Sheet>, 'place'>) {
  return (
    <Sheet
      {...props}
      place="desk:inset-y-0 desk:right-0 desk:left-auto desk:mx-0 desk:my-0 desk:h-dvh desk:max-h-none desk:max-w-xl desk:animate-side desk:rounded-t-none"
    />
  )
}
