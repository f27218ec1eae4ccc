import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ATURAN_UPAH, JENIS_ATURAN_UPAH } from '@rekan/domain/payroll/aturan-upah'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { hariTimur } from '@rekan/domain/waktu'
import { may } from '../../../../lib/boleh.ts'
import { serverNow } from '../../../../lib/clock.ts'
import { formatTanggalAngka } from '../../../../lib/format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import { Muatan } from '../muatan.tsx'
import { AturanSheet, type AwalAturan } from './aturan-sheet.tsx'
import { type Aturan, aturanUpahQuery } from './aturan-upah.queries.ts'

/** What is paid by days and shifts, and whose overtime is not: every rule with the days from which it held. */
export function UpahBagian() {
  const isBoleh = may(useProfil(), 'POST /kelola/payroll/aturan')
  const [sheet, setSheet] = useState<AwalAturan>()
  return (
    <div className="max-w-4xl space-y-4 pb-24">
      <p className="text-sm text-ink-muted">
        Slip gaji mengusulkan barisnya dari presensi menurut aturan di bawah, lengkap dengan hari-harinya.
        Yang berlaku sebelum suatu tanggal tetap seperti dulu.
      </p>
      <Muatan query={useQuery(aturanUpahQuery)}>
        {({ aturan }) =>
          JENIS_ATURAN_UPAH.map((jenis) => (
            <section key={jenis} aria-label={ATURAN_UPAH[jenis].nama} className="card p-4">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 className="font-bold">{ATURAN_UPAH[jenis].nama}</h2>
                {isBoleh && (
                  <div>
                    <Button
                      tone="outline"
                      icon={<Plus className="size-5" />}
                      aria-label={`Tambah ${ATURAN_UPAH[jenis].nama}`}
                      onClick={() => setSheet({ jenis, aturan: null })}
                    >
                      Tambah
                    </Button>
                  </div>
                )}
              </div>
              <p className="text-sm text-ink-muted">{ATURAN_UPAH[jenis].aturan}</p>
              <Daftar
                semua={aturan.filter((satu) => satu.jenis === jenis)}
                onUbah={isBoleh ? (satu) => setSheet({ jenis, aturan: satu }) : undefined}
              />
            </section>
          ))
        }
      </Muatan>
      {sheet !== undefined && <AturanSheet awal={sheet} onClose={() => setSheet(undefined)} />}
    </div>
  )
}

type DaftarProps = {
  readonly semua: readonly Aturan[]
  readonly onUbah: ((aturan: Aturan) => void) | undefined
}

/** Rules of a kind by what they are about, each with what holds today and what held before. */
function Daftar({ semua, onUbah }: DaftarProps) {
  const hariIni = hariTimur(serverNow())
  if (semua.length === 0)
    return <p className="mt-2 text-sm text-ink-muted">Belum ada. Slip tidak mengusulkan baris ini.</p>
  return (
    <ul className="mt-2 divide-y divide-line">
      {[...Map.groupBy(semua, tujuanOf)].map(([tujuan, milik]) => {
        const kini = milik.find(({ mulai }) => mulai <= hariIni)
        const [terbaru] = milik
        return (
          <li key={tujuan} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">{tujuan}</p>
              {milik.map((satu) => (
                <p key={satu.id} className="text-sm text-ink-muted">
                  Mulai {formatTanggalAngka(satu.mulai)}: {nilaiOf(satu)}
                </p>
              ))}
            </div>
            {(kini === undefined || kini.jumlah === 0) && (
              <Badge tone="neutral">{kini === undefined ? 'Akan berlaku' : 'Berakhir'}</Badge>
            )}
            {onUbah !== undefined && terbaru !== undefined && (
              <div>
                <Button tone="plain" aria-label={`Ubah ${tujuan}`} onClick={() => onUbah(terbaru)}>
                  Ubah
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function tujuanOf({ kantor, jenis_shift, pos, sertifikat, jabatan }: Aturan): string {
  return (kantor ?? jenis_shift ?? pos ?? sertifikat)?.nama ?? jabatan ?? 'Semua lokasi'
}

function nilaiOf({ jenis, jumlah }: Aturan): string {
  if (jenis === 'TANPA_LEMBUR') return jumlah === 0 ? 'lembur dibayar lagi' : 'tanpa lembur'
  return jumlah === 0 ? 'tidak diberikan lagi' : formatRupiah(jumlah)
}
