// The words of a seat on another device, in English.
export const deviceEn = {
  device: 'On another device',
  device_help: 'Whoever opens this link, or takes a picture of it, has your seat here too. It works once, within ten minutes.',
  device_qr: 'The link as a QR code',
  device_taken: 'Done: the other device has your seat, too.',
  device_again: 'Another link',
  device_waits: 'Asking for a link…',
  taking: 'Fetching your seat…',
  taking_failed: 'Your seat could not be fetched',
  device_go: 'Go to the table',
} as const;
