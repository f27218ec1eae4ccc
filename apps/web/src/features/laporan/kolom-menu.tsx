import { Columns3 } from 'lucide-react'
import type { PilihanKolom } from '@rekan/domain/laporan/kolom'
import { Popover, usePopover } from '../../ui/popover.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { PilihKolom } from './pilih-kolom.tsx'

type KolomMenuProps = {
  readonly pilihan: readonly PilihanKolom[]
  /** Null: all */
  readonly dipilih: readonly string[] | null
  readonly onChange: (dipilih: readonly string[] | null) => void
}

/** Which columns of a report the screen and its files show. */
export function KolomMenu(props: KolomMenuProps) {
  const popover = usePopover()
  const { setAnchor, trigger } = popover
  return (
    <div ref={setAnchor}>
      <ToolButton icon={Columns3} {...trigger}>
        Kolom
      </ToolButton>
      <Popover popover={popover} label="Kolom" width={280} least={200}>
        <div className="p-1.5">
          <PilihKolom {...props} />
        </div>
      </Popover>
    </div>
  )
}
