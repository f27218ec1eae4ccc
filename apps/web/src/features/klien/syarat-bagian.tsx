import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../lib/api-error.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { toolClass } from '../../ui/wide/tool-button.tsx'
import { type KontrakKlien, type SyaratKontrak, syaratQuery } from './klien.queries.ts'
import { SyaratSheet } from './syarat-sheet.tsx'

const SATUAN = { bulan: 'sebulan', hari: 'sehari', jam: 'sejam' } as const

/** What a contract pays for, its versions by day. */
export function SyaratBagian({ kontrak }: { readonly kontrak: KontrakKlien }) {
  const [isTerbuka, setTerbuka] = useState(false)
  const { data: syarat, error, isFetching, refetch } = useQuery(syaratQuery(kontrak.id))
  if (syarat === undefined)
    return error !== null && !isFetching ? (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={1} />
    )
  return (
    <section aria-label={`Harga ${kontrak.nomor}`} className="space-y-2 border-t border-line pt-3 text-sm">
      <div className="flex items-center justify-between gap-2">
        <h5 className="font-semibold">Harga dan syarat</h5>
        <button type="button" onClick={() => setTerbuka(true)} className={toolClass()}>
          {syarat.syarat.length === 0 ? 'Isi Harga' : 'Ubah Harga'}
        </button>
      </div>
      {syarat.syarat.length === 0 && (
        <p className="text-ink-muted">Belum ada harga: pos belum bisa ditagihkan.</p>
      )}
      {syarat.syarat.map((satu) => (
        <Versi key={satu.berlaku_dari} satu={satu} />
      ))}
      {isTerbuka && <SyaratSheet kontrak={kontrak} syarat={syarat} onClose={() => setTerbuka(false)} />}
    </section>
  )
}

function Versi({ satu }: { readonly satu: SyaratKontrak['syarat'][number] }) {
  return (
    <div>
      <p className="text-ink-muted">Mulai {formatTanggalAngka(satu.berlaku_dari)}</p>
      <ul>
        {satu.harga.map(({ jabatan, satuan, harga }) => (
          <li key={jabatan}>
            {jabatan} · {formatRupiah(harga)} {SATUAN[satuan]}
          </li>
        ))}
      </ul>
    </div>
  )
}
