import { Suspense, lazy, useState } from 'react'
import { MessageSquareWarning } from 'lucide-react'
import { isUrusan, may } from '../../../lib/boleh.ts'
import { useServerNow } from '../../../lib/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import type { KejadianRinci, Rekaman } from '../rekaman/rekaman.wire.ts'

const SanggahSheet = lazy(async () => ({ default: (await import('./sanggah-sheet.tsx')).SanggahSheet }))

type SanggahPartProps = {
  readonly jenis: Jenis
  readonly kejadian: KejadianRinci
  readonly rekaman: Rekaman
}

const KEADAAN = {
  menunggu: { tone: 'accent', kata: 'disanggah, menunggu HR' },
  diterima: { tone: 'destructive', kata: 'disanggah, tidak dihitung' },
  ditolak: { tone: 'neutral', kata: 'disanggah, tetap berlaku' },
} as const

/** What somebody says against a punch that another made for them, or the question whether it is true. */
export function SanggahPart({ jenis, kejadian, rekaman }: SanggahPartProps) {
  const profile = useProfil()
  const now = useServerNow()
  const [tanya, setTanya] = useState<'sanggah' | 'terima' | 'tolak'>()
  const { oleh, sanggahan, sanggahSampai } = kejadian
  const isSendiri = profile.karyawanId === rekaman.karyawanId
  const label = JENIS[jenis].label
  const isDapat = isSendiri && sanggahSampai !== null && now <= sanggahSampai && sanggahan === null
  if (sanggahan === null && !isDapat) return null
  const isMemutuskan =
    sanggahan?.keadaan === 'menunggu' &&
    !isSendiri &&
    (may(profile, 'POST /presensi/kejadian/{id}/sanggah/putuskan') || isUrusan(profile, rekaman.karyawanId))
  const keadaan = sanggahan && KEADAAN[sanggahan.keadaan]
  return (
    <>
      <Notice
        icon={MessageSquareWarning}
        tone={keadaan?.tone ?? 'neutral'}
        title={keadaan === null ? `${label} dicatat oleh ${oleh}` : `${label} ${keadaan.kata}`}
        action={
          isDapat ? (
            <Button tone="outline" onClick={() => setTanya('sanggah')}>
              Sanggah {label}
            </Button>
          ) : (
            isMemutuskan && (
              <div className="flex flex-wrap-reverse gap-2 *:flex-1 *:basis-28">
                <Button tone="outline" onClick={() => setTanya('tolak')}>
                  Tetap Berlaku
                </Button>
                <Button onClick={() => setTanya('terima')}>Terima Sanggahan</Button>
              </div>
            )
          )
        }
      >
        {sanggahan === null ? (
          <p>Bila tidak benar, sanggah dalam 3 hari. Selama menunggu HR, presensi ini tidak dihitung.</p>
        ) : (
          <>
            <p className="font-medium wrap-anywhere">“{sanggahan.alasan}”</p>
            {sanggahan.alasan_putusan !== null && (
              <p className="wrap-anywhere">HR: “{sanggahan.alasan_putusan}”</p>
            )}
          </>
        )}
      </Notice>
      <Suspense>
        {tanya !== undefined && (
          <SanggahSheet
            kejadianId={kejadian.id}
            judul={`${label} ${rekaman.nama}`}
            tanya={tanya}
            onClose={() => setTanya(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
