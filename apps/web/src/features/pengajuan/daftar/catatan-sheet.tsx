import { useState } from 'react'
import { tanpaKendali } from '@rekan/domain/aturan'
import { aturanCatatan } from '@rekan/domain/pengajuan/izin/absensi'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Putusan } from '../antrean/antrean.ts'

type CatatanSheetProps = {
  readonly putusan: Putusan
  /** Whose request it is, or how many: 'Siti Rahmawati', '3 pengajuan' */
  readonly siapa: string
  readonly onPutuskan: (catatan: string) => void
  readonly onClose: () => void
}

const terbaca = tanpaKendali('Catatan mengandung karakter yang tidak dikenal.')

/** The note of a decision to the person who asked; it may be empty. */
export function CatatanSheet({ putusan, siapa, onPutuskan, onClose }: CatatanSheetProps) {
  const [catatan, setCatatan] = useState('')
  const teks = catatan.trim()
  const error = aturanCatatan(teks) ?? terbaca(teks)
  const isTolak = putusan === 'ditolak'
  const send = () => {
    if (error === undefined) onPutuskan(teks)
  }
  return (
    <Sheet
      title={isTolak ? 'Tolak Pengajuan' : 'Setujui dengan Catatan'}
      onClose={onClose}
      isUnsaved={() => teks !== ''}
      footer={
        <Button tone={isTolak ? 'destructive' : 'primary'} disabled={error !== undefined} onClick={send}>
          {isTolak ? 'Tolak' : 'Setujui'}
        </Button>
      }
    >
      <p className="mb-3 text-ink-muted">{siapa}</p>
      <TextArea
        label="Catatan"
        hint={isTolak ? 'Boleh kosong. Alasan membantu pengaju memahaminya.' : 'Boleh kosong.'}
        error={error}
        value={catatan}
        onChange={({ target }) => setCatatan(target.value)}
      />
    </Sheet>
  )
}
