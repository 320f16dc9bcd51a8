/** What the private link of a registration ends in: 128 random bits in the letters of an address. */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{21}[AQgw]$/;
