export type Jenis = 'checkIn' | 'checkOut'

/** What differs between the two punches on screen. */
export const JENIS = {
  checkIn: {
    label: 'Check In',
    layar: '/checkin',
    selfie: '/checkin/capture',
  },
  checkOut: {
    label: 'Check Out',
    layar: '/checkout',
    selfie: '/checkout/capture',
  },
} as const satisfies Record<Jenis, object>
