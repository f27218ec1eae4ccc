import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Popover, usePopover } from '../popover.tsx'
import { ToolButton } from './tool-button.tsx'

type ToolItem = { readonly icon: LucideIcon; readonly label: string; readonly onSelect: () => void }

/** Tools of a desk that are needed now and then, under one button. */
export function ToolMenu({ label, items }: { readonly label: string; readonly items: readonly ToolItem[] }) {
  const popover = usePopover()
  const { setAnchor, trigger, close } = popover
  return (
    <div ref={setAnchor}>
      <ToolButton icon={Ellipsis} {...trigger}>
        {label}
      </ToolButton>
      <Popover popover={popover} label={label} width={240}>
        <ul className="p-1.5">
          {items.map(({ icon: Icon, label: nama, onSelect }) => (
            <li key={nama}>
              <button
                type="button"
                onClick={() => {
                  close()
                  onSelect()
                }}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm hover:bg-sunken"
              >
                <Icon className="size-5 shrink-0 text-ink-muted" strokeWidth={1.75} />
                {nama}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}
