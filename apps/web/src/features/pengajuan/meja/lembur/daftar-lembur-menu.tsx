import { useState } from 'react'
import { FileText } from 'lucide-react'
import { type Bulan, bulanLokal } from '@rekan/domain/bulan'
import { errorFrom } from '../../../../lib/api-error.ts'
import { serverNow } from '../../../../lib/clock.ts'
import { fileFrom, openDownload } from '../../../../lib/download.ts'
import { call } from '../../../../lib/http.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import { MonthNavigator } from '../../../../ui/month-navigator.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { ToolButton } from '../../../../ui/wide/tool-button.tsx'

/** The list of names and hours that the law asks for (PP 35/2021, article 28), of a month. */
export function DaftarLemburMenu() {
  const [isOpen, setOpen] = useState(false)
  const [bulan, setBulan] = useState<Bulan>(() => bulanLokal(serverNow(), 'WIB'))
  const [isBusy, setBusy] = useState(false)
  async function save(format: 'pdf' | 'xlsx') {
    setBusy(true)
    try {
      const { data } = await call('GET /kelola/lembur/daftar', {
        query: { bulan: String(bulan.bulan), tahun: String(bulan.tahun), format },
      })
      openDownload(fileFrom(data))
    } catch (error) {
      toast.error(errorFrom(error).message, 'unduh')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ToolButton icon={FileText} onClick={() => setOpen(true)}>
        Daftar lembur
      </ToolButton>
      {isOpen && (
        <Sheet
          title="Daftar lembur sebulan"
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button busy={isBusy} onClick={() => void save('pdf')}>
                PDF
              </Button>
              <Button tone="outline" busy={isBusy} onClick={() => void save('xlsx')}>
                Excel (XLSX)
              </Button>
            </>
          }
        >
          <p className="mb-3 text-sm text-ink-muted">
            Nama, lamanya, perintah, dan persetujuan karyawan, untuk lembur yang disetujui (PP 35/2021 pasal
            28).
          </p>
          <MonthNavigator value={bulan} onChange={setBulan} zona="WIB" />
        </Sheet>
      )}
    </>
  )
}
