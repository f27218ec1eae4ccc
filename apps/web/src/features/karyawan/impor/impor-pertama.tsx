import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { ImporIsi } from './impor-isi.tsx'
import { imporQuery, useImpor } from './impor.queries.ts'

/** The import as a part of another screen; `onSelesai` once people were taken on. */
export function ImporPertama({ onSelesai }: { readonly onSelesai: () => void }) {
  const impor = useImpor()
  const { data } = useQuery(imporQuery)
  const isSelesai = data?.status === 'SELESAI'
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each end, not for each function
  useEffect(() => (isSelesai ? onSelesai() : undefined), [isSelesai])
  return (
    <>
      <ToolButton icon={Download} disabled={impor.isBusy} onClick={impor.openTemplat}>
        Unduh templat
      </ToolButton>
      <ImporIsi impor={impor} />
    </>
  )
}
