import { Files, History, ReceiptText, ShieldCheck, UserRoundPen } from 'lucide-react'
import { LinkCard } from '../../../ui/link-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useProfil } from '../diri/profil.queries.ts'

/** Where one's own data are read. An entry stands here from the day its screen exists. */
export function AkunMenu() {
  const { karyawanId } = useProfil()
  return (
    <section className="space-y-3">
      <SectionTitle>Data Saya</SectionTitle>
      <LinkCard
        icon={UserRoundPen}
        title="Data Diri"
        subtitle="Identitas, pendidikan, rekening"
        link={{ to: '/akun/karyawan' }}
      />
      <LinkCard
        icon={History}
        title="Riwayat Penempatan"
        subtitle="Kantor dan unit Anda selama ini"
        link={{ to: '/akun/histories/penempatan' }}
      />
      {karyawanId !== 0 && (
        <>
          <LinkCard
            icon={Files}
            title="Dokumen Saya"
            subtitle="Kontrak, KTP, sertifikat"
            link={{ to: '/akun/dokumen' }}
          />
          <LinkCard
            icon={ReceiptText}
            title="Slip Gaji"
            subtitle="Penghasilan dan potongan"
            link={{ to: '/payroll' }}
          />
        </>
      )}
      <LinkCard
        icon={ShieldCheck}
        title="Privasi"
        subtitle="Apa yang disimpan dan siapa yang melihat"
        link={{ to: '/akun/privasi' }}
      />
    </section>
  )
}
