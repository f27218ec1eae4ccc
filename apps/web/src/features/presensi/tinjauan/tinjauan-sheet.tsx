import { useRef, useState } from 'react'
import { tanpaKendali } from '@rekan/domain/aturan'
import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import type { Rekaman } from '../rekaman/rekaman.wire.ts'
import { useReview } from '../rekaman/rekaman.queries.ts'

type TinjauanSheetProps = {
  readonly presensiId: string
  readonly jenis: Jenis
  readonly rekaman: Rekaman
  readonly isTerima: boolean
  readonly onClose: () => void
}

const terbaca = tanpaKendali('Alasan mengandung karakter yang tidak dikenal.')

/** The review of a marked punch, which is final; a reviewer who does not accept it gives the reason. */
export function TinjauanSheet({ presensiId, jenis, rekaman, isTerima, onClose }: TinjauanSheetProps) {
  const tinjau = useReview(presensiId)
  const [alasan, setAlasan] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isBerjalan = useRef(false)
  const teks = alasan.trim()
  const kirim = async () => {
    const salah = aturanAlasanTinjauan(isTerima)(teks) ?? terbaca(teks)
    setError(salah)
    // A second tap may come before the first has disabled the button.
    if (salah !== undefined || isBerjalan.current) return
    isBerjalan.current = true
    setBusy(true)
    try {
      await tinjau({ tanggal: rekaman.tanggal, jenis, diterima: isTerima, alasan: teks })
      onClose()
      toast.success(isTerima ? 'Presensi diterima.' : 'Presensi tidak diterima.', 'tinjauan')
    } catch (cause) {
      const { status, message, errors } = errorFrom(cause)
      setError(errors['alasan']?.[0])
      toast.error(message, 'tinjauan')
      // Another has decided: their decision shows now.
      if (status === 409) onClose()
    } finally {
      isBerjalan.current = false
      setBusy(false)
    }
  }
  return (
    <Sheet
      title={isTerima ? 'Terima Presensi' : 'Tidak Terima Presensi'}
      onClose={onClose}
      isUnsaved={() => teks !== '' && !isBerjalan.current}
      footer={
        <Button tone={isTerima ? 'primary' : 'destructive'} busy={isBusy} onClick={() => void kirim()}>
          {isTerima ? 'Terima' : 'Tidak Diterima'}
        </Button>
      }
    >
      <p className="mb-3 text-ink-muted">
        {JENIS[jenis].label} {rekaman.nama}, {formatTanggal(rekaman.tanggal)}. Keputusan ini tidak dapat
        diubah lagi.
      </p>
      <TextArea
        label="Alasan"
        required={!isTerima}
        hint={isTerima ? 'Boleh kosong.' : 'Dapat dibaca orangnya.'}
        maxLength={500}
        error={error}
        value={alasan}
        onChange={({ target }) => {
          setAlasan(target.value)
          setError(undefined)
        }}
      />
    </Sheet>
  )
}
