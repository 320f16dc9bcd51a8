/** The headers of a call that comes from `address` straight to the function: what Google's front end says of it. */
export const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** The headers of a call that comes from `address` through Hosting, whose proxy has the address `hop`. */
export const throughHosting = (address: string, hop: string): Record<string, string> => ({
  'fastly-client-ip': address,
  'x-forwarded-for': `${address}, ${hop}`,
});
