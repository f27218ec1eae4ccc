import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Plus } from 'lucide-react'
import { KUOTA_LEMBUR } from '@rekan/domain/pengajuan/lembur/waktu-pengganti'
import { may } from '../../../../lib/boleh.ts'
import { formatTanggalAngka } from '../../../../lib/format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SectionTitle } from '../../../../ui/section-title.tsx'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import { type JenisCuti, jenisCutiQuery } from './jenis-cuti.queries.ts'
import { JenisCutiSheet } from './jenis-cuti-sheet.tsx'
import { Muatan } from '../muatan.tsx'

/** What leave there is, and what becomes of annual leave that is left. */
export function CutiBagian({ tahunan }: { readonly tahunan: ReactNode }) {
  const profile = useProfil()
  const isBoleh = may(profile, 'POST /kelola/pengaturan/jenis-cuti')
  const [sheet, setSheet] = useState<JenisCuti | 'baru'>()
  return (
    <div className="max-w-4xl space-y-6">
      <Link
        to="/kelola/izin/tanpa-cuti"
        className="flex min-h-12 items-center justify-between gap-3 card px-4 py-2 font-semibold text-primary-strong hover:underline"
      >
        Tanggal tanpa cuti
        <ChevronRight className="size-5 shrink-0" />
      </Link>
      <section className="space-y-3">
        <SectionTitle
          end={
            isBoleh && (
              <div>
                <Button tone="outline" icon={<Plus className="size-5" />} onClick={() => setSheet('baru')}>
                  Jenis Cuti
                </Button>
              </div>
            )
          }
        >
          Jenis cuti
        </SectionTitle>
        <Muatan query={useQuery(jenisCutiQuery)}>
          {(semua) => (
            <ul className="divide-y divide-line card">
              {semua.map((jenis) => (
                <Baris key={jenis.id} jenis={jenis} onUbah={isBoleh ? () => setSheet(jenis) : undefined} />
              ))}
            </ul>
          )}
        </Muatan>
      </section>
      {may(profile, 'POST /pengaturan/cuti') && (
        <section aria-label="Cuti tahunan" className="card pt-4">
          <h2 className="px-4 pb-2 text-base font-bold">Cuti tahunan</h2>
          {tahunan}
        </section>
      )}
      {sheet !== undefined && (
        <JenisCutiSheet jenis={sheet === 'baru' ? null : sheet} onClose={() => setSheet(undefined)} />
      )}
    </div>
  )
}

function Baris({ jenis, onUbah }: { readonly jenis: JenisCuti; readonly onUbah: (() => void) | undefined }) {
  const { nama, aktif, wajib, dasar_hukum, dibayar, dokumen_wajib, boleh_setengah, perubahan } = jenis
  const [terbaru] = perubahan
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{nama}</p>
        <p className="text-sm text-ink-muted">
          {[
            formatKuota(jenis),
            dibayar ? 'dibayar' : 'tidak dibayar',
            ...(dokumen_wajib ? ['perlu dokumen'] : []),
            ...(boleh_setengah ? ['boleh setengah hari'] : []),
            ...(dasar_hukum === '' ? [] : [dasar_hukum]),
          ].join(' · ')}
        </p>
        {terbaru !== undefined && (
          <p className="text-sm text-ink-muted">
            Perubahan terakhir mulai {formatTanggalAngka(terbaru.berlaku_dari)}
          </p>
        )}
      </div>
      {!aktif && <Badge tone="neutral">Tidak dipakai</Badge>}
      {wajib && <Badge tone="primary">Diatur undang-undang</Badge>}
      {onUbah !== undefined && (
        <div>
          <Button tone="plain" aria-label={`Ubah ${nama}`} onClick={onUbah}>
            Ubah
          </Button>
        </div>
      )}
    </li>
  )
}

const PER: Readonly<Record<string, string>> = {
  kejadian: 'setiap kejadian',
  bulan: 'sebulan',
  periode: 'setiap periode',
  tahun: 'setahun',
  masa_kerja: 'setiap masa kerja',
}

/** Such as `3 hari setiap kejadian`. */
function formatKuota({ kuota, satuan, kuota_per }: JenisCuti): string {
  if (kuota_per === KUOTA_LEMBUR) return 'dari lembur yang dikerjakan'
  if (kuota === null) return 'tanpa jumlah tetap'
  return `${kuota.toLocaleString('id-ID')} ${satuan} ${PER[kuota_per] ?? ''}`.trim()
}
