import { useEffect, useState } from 'react'
import { CircleHelp } from 'lucide-react'
import { tanggalLokal } from '@rekan/domain/waktu'
import { formatJamMenit, formatTanggal } from '../../../lib/format.ts'
import type { EntriRingkas } from '../../../lib/kotak/entri.ts'
import { removeRead, watchKeadaan } from '../../../lib/kotak/kotak.ts'
import { listTakDikenal, takeOver } from '../../../lib/kotak/tak-dikenal.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { isKabarPunch, namaPunch } from '../../hari/tertunda.wire.ts'
import { isKabarPengajuan } from '../../profil/diri/pengajuan.wire.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'

/** What an earlier session has left on this phone, whose account it never knew: who is signed in says whose it is. */
export function TakDikenal() {
  const { id } = useProfil()
  const [semua, setSemua] = useState<readonly EntriRingkas[]>([])
  useEffect(() => {
    const load = () => void listTakDikenal().then(setSemua)
    load()
    return watchKeadaan(load)
  }, [])
  return semua.map((satu) => <Satu key={satu.kunci} entri={satu} akun={id} />)
}

function Satu({ entri, akun }: { readonly entri: EntriRingkas; readonly akun: number }) {
  const zona = useZona()
  const [isDibuang, setDibuang] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const nama = namaOf(entri)
  const dibuat = `${formatTanggal(tanggalLokal(entri.dibuat, zona))} pukul ${formatJamMenit(entri.dibuat, zona).replace(':', '.')}`
  const act = (work: Promise<void>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  return (
    <>
      <Notice
        icon={CircleHelp}
        tone="accent"
        title={`${nama} belum terkirim`}
        action={
          <div className="grid gap-2">
            <Button busy={isBusy} onClick={() => act(takeOver(entri.kunci, akun))}>
              Kirim sebagai milik saya
            </Button>
            <Button tone="outline" disabled={isBusy} onClick={() => setDibuang(true)}>
              Buang
            </Button>
          </div>
        }
      >
        <p>
          Dibuat {dibuat} di ponsel ini pada sesi sebelumnya, sebelum ponsel mengenal akunnya. Kirim hanya
          bila Anda sendiri yang membuatnya.
        </p>
      </Notice>
      {isDibuang && (
        <ConfirmDialog
          title={`Buang ${nama}?`}
          confirm="Buang"
          tone="danger"
          busy={isBusy}
          onConfirm={() => act(removeRead(entri))}
          onCancel={() => setDibuang(false)}
        >
          Yang dibuang tidak pernah terkirim dan tidak dapat dikembalikan.
        </ConfirmDialog>
      )}
    </>
  )
}

function namaOf({ kabar }: EntriRingkas): string {
  if (isKabarPunch(kabar)) return namaPunch(kabar)
  return isKabarPengajuan(kabar) ? `${kabar.judul} ${kabar.kapan}` : 'Kiriman'
}
