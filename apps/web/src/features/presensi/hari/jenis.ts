export type Jenis = 'checkIn' | 'checkOut'

/** What differs between the two punches on screen. */
export const JENIS = {
  checkIn: {
    label: 'Check In',
    layar: '/checkin',
    selfie: '/checkin/capture',
    tercatat: 'Check in tercatat',
    salam: 'Selamat bekerja',
  },
  checkOut: {
    label: 'Check Out',
    layar: '/checkout',
    selfie: '/checkout/capture',
    tercatat: 'Check out tercatat',
    salam: 'Selamat beristirahat',
  },
} as const satisfies Record<Jenis, object>
