import { Download, FileDown } from 'lucide-react'
import { fetchFile, openDownload } from '../../../lib/download.ts'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { ImporIsi } from './impor-isi.tsx'
import { useImpor } from './impor.queries.ts'

/** People from a workbook: the template, a trial that says what would happen and what is wrong where, then all or nothing. */
export function ImporPage() {
  const impor = useImpor()

  return (
    <DeskPage
      title="Impor karyawan"
      actions={
        <>
          <ToolButton icon={Download} disabled={impor.isBusy} onClick={impor.openTemplat}>
            Unduh templat
          </ToolButton>
          <ToolButton
            icon={FileDown}
            disabled={impor.isBusy}
            onClick={() =>
              void impor.run(async () =>
                openDownload(await fetchFile('POST /kelola/karyawan/ekspor', { body: {} })),
              )
            }
          >
            Ekspor karyawan
          </ToolButton>
        </>
      }
    >
      <ImporIsi impor={impor} />
    </DeskPage>
  )
}
