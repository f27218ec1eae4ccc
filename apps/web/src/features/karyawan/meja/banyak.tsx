import { useState } from 'react'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { fileFrom, openDownload } from '../../../lib/download.ts'
import { toast } from '../../../lib/toast.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { BulkBar, BulkButton } from '../../../ui/wide/bulk-bar.tsx'
import type { GridChoice } from '../../../ui/wide/grid-choice.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { type HasilUndang, UNDANG_TERBANYAK, sendUndangan } from './undang.api.ts'

/** What can be done with several people at once; each says how many, and what came of it. */
export function Banyak({ choice }: { readonly choice: GridChoice }) {
  const profile = useProfil()
  const kunciDari = useKunci()
  const [isUndang, setUndang] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasil, setHasil] = useState<HasilUndang | null>(null)
  const { size } = choice.chosen
  const banyak = size.toLocaleString('id-ID')

  function ask() {
    if (size <= UNDANG_TERBANYAK) setUndang(true)
    else toast.error(`Undang paling banyak ${UNDANG_TERBANYAK} orang sekali. Kurangi pilihan Anda.`, 'undang')
  }

  async function invite() {
    setBusy(true)
    try {
      const ids = [...choice.chosen]
      const jawab = await sendUndangan(ids, kunciDari(ids))
      if (jawab.lembar !== null) openDownload(fileFrom(jawab.lembar))
      setHasil(jawab)
      choice.clear()
    } catch (error) {
      toast.error(errorFrom(error).message, 'undang')
    } finally {
      setBusy(false)
      setUndang(false)
    }
  }

  return (
    <>
      <BulkBar count={size} onClear={choice.clear}>
        {may(profile, 'POST /karyawan') && (
          <BulkButton onClick={ask}>{`Undang ${banyak} karyawan`}</BulkButton>
        )}
      </BulkBar>
      {isUndang && (
        <ConfirmDialog
          title={`Undang ${banyak} karyawan?`}
          confirm={`Undang ${banyak} karyawan`}
          busy={isBusy}
          onConfirm={() => void invite()}
          onCancel={() => setUndang(false)}
        >
          Yang punya email dikirimi tautan. Untuk yang lain dibuat lembar cetak dengan kode yang berlaku 14
          hari. Undangan sebelumnya tidak berlaku lagi; yang sudah aktif dilewati.
        </ConfirmDialog>
      )}
      {hasil !== null && <Hasil hasil={hasil} onClose={() => setHasil(null)} />}
    </>
  )
}

function Hasil({ hasil, onClose }: { readonly hasil: HasilUndang; readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`${(hasil.surat + hasil.cetak).toLocaleString('id-ID')} karyawan diundang`}
      confirm="Selesai"
      cancel="Tutup"
      onConfirm={onClose}
      onCancel={onClose}
    >
      <p>
        {hasil.surat} lewat email, {hasil.cetak} dengan lembar cetak.
      </p>
      {hasil.dilewati.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{hasil.dilewati.length} dilewati</p>
          <ul className="mt-1 max-h-60 overflow-y-auto text-sm">
            {hasil.dilewati.map(({ karyawan, alasan }) => (
              <li key={karyawan.id}>
                {karyawan.nama} ({karyawan.kode}): {alasan}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
