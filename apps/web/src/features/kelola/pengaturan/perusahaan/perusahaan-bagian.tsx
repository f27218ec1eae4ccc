import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { aturanAlamatPerusahaan, aturanNamaPerusahaan } from '@rekan/domain/payroll/payroll'
import { aturanEmailPerusahaan, aturanKakiSurat, aturanTelepon } from '@rekan/domain/perusahaan/kop'
import { aturanNib, aturanNpwpPerusahaan } from '@rekan/domain/perusahaan/nomor'
import { may } from '../../../../lib/boleh.ts'
import { text } from '../../../../lib/form-schema.ts'
import { toast } from '../../../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../../../lib/write.ts'
import { DetailList } from '../../../../ui/detail-list.tsx'
import { Form } from '../../../../ui/form.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import { BedaVersi } from '../beda-versi.tsx'
import { DaftarSetelan } from '../daftar-setelan.tsx'
import { LogoKartu } from './logo-kartu.tsx'
import { Muatan } from '../muatan.tsx'
import { type Perusahaan, perusahaanQuery } from './perusahaan.queries.ts'

const schema = z.object({
  nama: text(aturanNamaPerusahaan),
  alamat: text(aturanAlamatPerusahaan),
  npwp: text(aturanNpwpPerusahaan),
  nib: text(aturanNib),
  telepon: text(aturanTelepon),
  email: text(aturanEmailPerusahaan),
  kaki: text(aturanKakiSurat),
})

/** Who the company is, and by which days its months go. */
export function PerusahaanBagian() {
  const isBoleh = may(useProfil(), 'POST /pengaturan/perusahaan')
  return (
    <div className="space-y-4">
      <Muatan query={useQuery(perusahaanQuery)}>
        {(perusahaan) =>
          isBoleh ? (
            <PerusahaanForm perusahaan={perusahaan} />
          ) : (
            <div className="max-w-3xl card p-4">
              <DetailList
                items={[
                  { label: 'Nama', value: perusahaan.nama },
                  { label: 'Alamat', value: perusahaan.alamat },
                  { label: 'NPWP', value: perusahaan.npwp },
                  { label: 'NIB', value: perusahaan.nib },
                  { label: 'Telepon', value: perusahaan.telepon },
                  { label: 'Email', value: perusahaan.email },
                  { label: 'Teks kaki cetakan', value: perusahaan.kaki },
                ]}
              />
            </div>
          )
        }
      </Muatan>
      <DaftarSetelan kelompok="gaji" />
    </div>
  )
}

function PerusahaanForm({ perusahaan }: { readonly perusahaan: Perusahaan }) {
  const edit = useWrite('POST /pengaturan/perusahaan', {
    into: () => perusahaanQuery,
    invalidate: ['GET /kelola/kerangka'],
  })
  const [lain, setLain] = useState<Perusahaan>()
  const [versi, setVersi] = useState(perusahaan.versi)
  const form = useForm({
    schema,
    defaultValues: isianFrom(perusahaan),
    submit: async (isian) => (await edit({ versi, body: isian })).data,
    onSuccess: (baru) => {
      setVersi(baru.versi)
      toast.success('Data perusahaan disimpan.', 'form')
    },
    onFailure: (error) => {
      const kini = terbaruFrom('GET /pengaturan/perusahaan', error)
      setLain(kini)
      return kini !== undefined
    },
  })
  const ringkas = (kini: Perusahaan) =>
    [kini.nama, kini.alamat, kini.npwp, kini.nib, kini.telepon, kini.email, kini.kaki]
      .filter((isi) => isi !== null)
      .join(' · ')
  const pilih = (kini: Perusahaan, isAmbil: boolean) => {
    setVersi(kini.versi)
    setLain(undefined)
    if (isAmbil) form.hook.reset(isianFrom(kini))
  }
  return (
    <>
      <section aria-label="Data perusahaan" className="max-w-3xl card pt-4">
        <Form form={form} submit="Simpan">
          {lain !== undefined && (
            <BedaVersi onAmbil={() => pilih(lain, true)} onTimpa={() => pilih(lain, false)}>
              {ringkas(lain)}
            </BedaVersi>
          )}
          <p className="text-sm text-ink-muted">
            Nama, alamat, telepon, dan email berdiri pada kepala slip gaji yang diterbitkan sesudahnya,
            undangan, dan daftar lembur; slip yang sudah terbit tidak berubah.
          </p>
          <TextField label="Nama perusahaan" required autoComplete="off" {...form.field('nama')} />
          <TextArea label="Alamat" required {...form.field('alamat')} />
          <div className="grid gap-4 desk:grid-cols-2">
            <TextField
              label="NPWP"
              hint="15 atau 16 angka"
              inputMode="numeric"
              autoComplete="off"
              {...form.field('npwp')}
            />
            <TextField
              label="NIB"
              hint="13 angka"
              inputMode="numeric"
              autoComplete="off"
              {...form.field('nib')}
            />
            <TextField label="Telepon" type="tel" autoComplete="off" {...form.field('telepon')} />
            <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
          </div>
          <TextField
            label="Teks kaki cetakan"
            hint="Berdiri di kaki setiap halaman, misalnya nomor izin usaha."
            autoComplete="off"
            {...form.field('kaki')}
          />
        </Form>
      </section>
      <LogoKartu
        url={perusahaan.logo_url}
        versi={versi}
        onSimpan={(baru) => setVersi(baru.versi)}
        onUsang={setLain}
      />
    </>
  )
}

function isianFrom({ nama, alamat, npwp, nib, telepon, email, kaki }: Perusahaan) {
  return {
    nama: nama ?? '',
    alamat: alamat ?? '',
    npwp: npwp ?? '',
    nib: nib ?? '',
    telepon: telepon ?? '',
    email: email ?? '',
    kaki: kaki ?? '',
  }
}
