import { useRef, useState } from 'react'
import { tanpaKendali } from '@rekan/domain/aturan'
import { aturanAlasanSanggah } from '@rekan/domain/presensi/sanggah'
import { aturanAlasanTinjauan } from '@rekan/domain/presensi/tinjauan/tinjauan'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useSanggahan } from '../rekaman/rekaman.queries.ts'

type SanggahSheetProps = {
  readonly kejadianId: number
  readonly judul: string
  readonly tanya: 'sanggah' | 'terima' | 'tolak'
  readonly onClose: () => void
}

const terbaca = tanpaKendali('Alasan mengandung karakter yang tidak dikenal.')
const KATA = {
  sanggah: {
    judul: 'Sanggah presensi',
    kirim: 'Kirim Sanggahan',
    hint: 'Tulis apa yang tidak benar. HR akan memutuskan.',
  },
  terima: { judul: 'Terima sanggahan', kirim: 'Terima Sanggahan', hint: 'Boleh kosong.' },
  tolak: { judul: 'Presensi tetap berlaku', kirim: 'Tetap Berlaku', hint: 'Dapat dibaca orangnya.' },
} as const

/** The reason of a dispute, or of what HR decides of it. */
export function SanggahSheet({ kejadianId, judul, tanya, onClose }: SanggahSheetProps) {
  const kirimSanggahan = useSanggahan()
  const [alasan, setAlasan] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isBerjalan = useRef(false)
  const teks = alasan.trim()
  const aturan = tanya === 'sanggah' ? aturanAlasanSanggah : aturanAlasanTinjauan(tanya === 'terima')
  const kirim = async () => {
    const salah = aturan(teks) ?? terbaca(teks)
    setError(salah)
    // A second tap may come before the first has disabled the button.
    if (salah !== undefined || isBerjalan.current) return
    isBerjalan.current = true
    setBusy(true)
    try {
      const diterima = tanya === 'sanggah' ? null : tanya === 'terima'
      const pesan = await kirimSanggahan(kejadianId, { diterima, alasan: teks })
      onClose()
      toast.success(pesan, 'sanggahan')
    } catch (cause) {
      const { message, errors } = errorFrom(cause)
      const [satu] = errors['alasan'] ?? []
      setError(satu)
      if (satu === undefined) toast.error(message, 'sanggahan')
    } finally {
      isBerjalan.current = false
      setBusy(false)
    }
  }
  const kata = KATA[tanya]
  return (
    <Sheet
      title={kata.judul}
      onClose={onClose}
      isUnsaved={() => teks !== '' && !isBerjalan.current}
      footer={
        <Button busy={isBusy} onClick={() => void kirim()}>
          {kata.kirim}
        </Button>
      }
    >
      <p className="mb-3 text-ink-muted">{judul}. Keputusan ini tidak dapat diubah lagi.</p>
      <TextArea
        label="Alasan"
        required={tanya !== 'terima'}
        hint={kata.hint}
        maxLength={tanya === 'sanggah' ? 300 : 500}
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
