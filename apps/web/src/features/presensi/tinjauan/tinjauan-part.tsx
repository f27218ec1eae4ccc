import { Suspense, lazy, useState } from 'react'
import { CircleCheck, CircleX, ShieldQuestion } from 'lucide-react'
import { formatSaat } from '../../../lib/format-hari.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { Jenis } from '../hari/jenis.ts'
import type { KejadianRinci, Rekaman } from '../rekaman/rekaman.wire.ts'

// Who decides opens it; who looks does without.
const TinjauanSheet = lazy(async () => ({ default: (await import('./tinjauan-sheet.tsx')).TinjauanSheet }))

type TinjauanPartProps = {
  readonly presensiId: string
  readonly jenis: Jenis
  readonly kejadian: KejadianRinci
  readonly rekaman: Rekaman
}

/** What became of a marked punch, or the question whether it is accepted. */
export function TinjauanPart({ presensiId, jenis, kejadian, rekaman }: TinjauanPartProps) {
  const [putusan, setPutusan] = useState<'terima' | 'tolak'>()
  const isSendiri = useProfil().karyawanId === rekaman.karyawanId
  const { tinjauan, perluTinjauan, tanda, dapatDitinjau } = kejadian
  if (!perluTinjauan) return null
  if (tinjauan !== null)
    return (
      <div role="status" className="space-y-1 text-sm">
        <Badge
          tone={tinjauan.diterima ? 'success' : 'destructive'}
          icon={tinjauan.diterima ? CircleCheck : CircleX}
        >
          {tinjauan.diterima ? 'Diterima' : 'Tidak diterima'}
        </Badge>
        {tinjauan.alasan !== null && <p className="font-medium wrap-anywhere">“{tinjauan.alasan}”</p>}
        {tanda.length > 0 && <p className="text-ink-muted">Ditandai: {tanda.join('. ')}.</p>}
        <p className="text-ink-muted">
          Ditinjau {tinjauan.oleh}, {formatSaat(tinjauan.pada, rekaman.zona)} {rekaman.zona}
        </p>
      </div>
    )
  return (
    <div className="space-y-3">
      <div className="flex items-start gap-2 text-sm">
        <ShieldQuestion className="size-5 shrink-0 text-accent" />
        <p className="min-w-0">
          <span className="font-semibold text-accent-strong">
            Perlu tinjauan{tanda.length > 0 && `: ${tanda.join('. ')}`}.
          </span>{' '}
          {!dapatDitinjau &&
            (isSendiri ? 'Menunggu ditinjau koordinator Anda.' : 'Ditinjau oleh orang lain.')}
        </p>
      </div>
      {dapatDitinjau && (
        <div className="flex flex-wrap-reverse gap-2 *:flex-1 *:basis-28">
          <Button tone="danger" onClick={() => setPutusan('tolak')}>
            Tidak Diterima
          </Button>
          <Button onClick={() => setPutusan('terima')}>Terima</Button>
        </div>
      )}
      <Suspense>
        {putusan !== undefined && (
          <TinjauanSheet
            presensiId={presensiId}
            jenis={jenis}
            rekaman={rekaman}
            isTerima={putusan === 'terima'}
            onClose={() => setPutusan(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
