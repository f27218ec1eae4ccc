import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass, TriangleAlert } from 'lucide-react'
import { errorFromBody } from '../../../lib/api-error.ts'
import type { EntriRingkas } from '../../../lib/kotak/entri.ts'
import { openKotak, removeRead, useKotak, withdraw } from '../../../lib/kotak/kotak.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { kalimatKeping } from '../../hari/tertunda.wire.ts'
import {
  FORMULIR_PENGAJUAN,
  type KabarPengajuan,
  isKabarPengajuan,
  sebabFrom,
} from '../../profil/diri/pengajuan.wire.ts'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { connectTertunda } from '../../profil/diri/tertunda.queries.ts'

export function KirimanIzin() {
  return <KirimanList tentang="izin" />
}

export function KirimanLembur() {
  return <KirimanList tentang="lembur" />
}

export function KirimanTim() {
  return <KirimanList tentang="lembur-tim" />
}

/** One's requests that wait on the phone, and those that the server has refused. Nothing where there are none. */
function KirimanList({ tentang }: Pick<KabarPengajuan, 'tentang'>) {
  const { id } = useProfil()
  const { entri } = useKotak()
  const client = useQueryClient()
  useEffect(() => {
    connectTertunda(client)
    void openKotak(id)
  }, [client, id])
  const milik = entri.filter(
    ({ akun, kabar }) => akun === id && isKabarPengajuan(kabar) && kabar.tentang === tentang,
  )
  if (milik.length === 0) return null
  return (
    <div className="space-y-3">
      {milik.map((satu) => {
        const Kartu = satu.ditolak === null ? Menunggu : Ditolak
        return <Kartu key={satu.kunci} entri={satu} kabar={satu.kabar as KabarPengajuan} />
      })}
    </div>
  )
}

type KartuProps = { readonly entri: EntriRingkas; readonly kabar: KabarPengajuan }

function Menunggu({ entri, kabar: { judul, kapan } }: KartuProps) {
  const { kunci } = entri
  const isDikirim = useKotak().mengirim === kunci
  return (
    <Notice
      icon={Hourglass}
      tone="accent"
      title={`${judul} ${kapan}`}
      action={
        <Button
          tone="outline"
          disabled={isDikirim}
          onClick={() =>
            void withdraw(kunci).then((isGone) => {
              if (isGone) toast.info(`Pengajuan ${judul} dibatalkan, tidak dikirim.`, 'kiriman')
            })
          }
        >
          Batalkan
        </Button>
      }
    >
      <p>Pengajuan ini {isDikirim ? 'sedang dikirim' : kalimatKeping(entri)}.</p>
    </Notice>
  )
}

/** Kept with the server's reason until it has been put right or let go. */
function Ditolak({ entri, kabar: { tentang, judul, kapan } }: KartuProps) {
  const { status = 500, body = null } = entri.ditolak ?? {}
  return (
    <Notice
      icon={TriangleAlert}
      tone="destructive"
      title={`${judul} ${kapan} belum diterima`}
      action={
        <div className="grid gap-2">
          <Link
            to={FORMULIR_PENGAJUAN[tentang]}
            state={{ kiriman: entri.kunci }}
            className={buttonClass('primary')}
          >
            Perbaiki dan ajukan lagi
          </Link>
          <Button tone="outline" onClick={() => void removeRead(entri)}>
            Hapus dari ponsel
          </Button>
        </div>
      }
    >
      <p>{sebabFrom(errorFromBody(status, body))}</p>
    </Notice>
  )
}
