import { suratJob } from './features/auth/surat/surat.job.ts'
import { cutiJob } from './features/pengajuan/cuti/cuti.job.ts'
import { dokumenJob } from './features/dokumen/dokumen.job.ts'
import { masaSimpanDokumenJob } from './features/dokumen/simpan.job.ts'
import { kontrakJob } from './features/kontrak/kontrak.job.ts'
import { pushJob } from './features/notifikasi/push.job.ts'
import { alarmJob } from './features/papan/alarm/alarm.job.ts'
import { pengingatJob } from './features/presensi/pengingat/pengingat.job.ts'
import { pulangJob } from './features/presensi/pengingat/pulang.job.ts'
import { batalJob } from './features/karyawan/batal/batal.job.ts'
import { imporJob } from './features/karyawan/impor/impor.job.ts'
import { keluarJob } from './features/karyawan/keluar/keluar.job.ts'
import { selfieJob } from './features/presensi/selfie/selfie.job.ts'
import { panggilanJob } from './features/presensi/luring/panggilan.job.ts'
import { digitJob } from './features/presensi/luring/digit.job.ts'
import { masaSimpanJob } from './features/presensi/simpan/simpan.job.ts'
import { berkasLembarJob } from './features/berita-acara/berkas/berkas.job.ts'
import { lanjutanJob } from './features/berita-acara/putusan/lanjutan.job.ts'
import { kontakDiamJob } from './features/pintu/diam/diam.job.ts'
import { kabarKontakJob } from './features/pintu/surat/kabar.job.ts'
import { suratKontakJob } from './features/pintu/surat/surat.job.ts'
import { gajiJob } from './features/payroll/proses/proses.job.ts'
import { pdfJob } from './features/payroll/pdf/pdf.job.ts'
import { pengumumanJob } from './features/pengumuman/pengumuman.job.ts'
import { gagalJob } from './features/auth/percobaan/gagal.job.ts'
import { rantaiJob } from './features/sistem/rantai.job.ts'
import { kirimanLaporanJob } from './features/laporan/kirim/kiriman.job.ts'
import { laporanJob } from './features/laporan/laporan.job.ts'
import { correctAbsensi } from './features/pengajuan/izin-putusan/ulang.service.ts'
import { terbitanJob } from './features/roster/terbitan.job.ts'
import type { Deps } from './platform/deps.ts'

/** Starts what the features do beside answering requests; `closeDeps` ends it. */
export function startJobs(deps: Deps): void {
  deps.jobs.start(selfieJob(deps))
  deps.jobs.start(panggilanJob(deps))
  deps.jobs.start(masaSimpanJob(deps))
  deps.jobs.start(digitJob(deps))
  deps.jobs.start(keluarJob(deps))
  deps.jobs.start(imporJob(deps))
  deps.jobs.start(terbitanJob(deps, correctAbsensi))
  deps.jobs.start(cutiJob(deps))
  deps.jobs.start(pulangJob(deps))
  deps.jobs.start(kontrakJob(deps))
  deps.jobs.start(dokumenJob(deps))
  deps.jobs.start(masaSimpanDokumenJob(deps))
  deps.jobs.start(suratJob(deps))
  deps.jobs.start(suratKontakJob(deps))
  deps.jobs.start(kabarKontakJob(deps))
  deps.jobs.start(kontakDiamJob(deps))
  deps.jobs.start(lanjutanJob(deps))
  deps.jobs.start(berkasLembarJob(deps))
  deps.jobs.start(batalJob(deps))
  deps.jobs.start(pengumumanJob(deps))
  deps.jobs.start(pushJob(deps))
  deps.jobs.start(gajiJob(deps))
  deps.jobs.start(pdfJob(deps))
  deps.jobs.start(pengingatJob(deps))
  deps.jobs.start(alarmJob(deps))
  deps.jobs.start(gagalJob(deps))
  deps.jobs.start(rantaiJob(deps))
  deps.jobs.start(laporanJob(deps))
  deps.jobs.start(kirimanLaporanJob(deps))
}
