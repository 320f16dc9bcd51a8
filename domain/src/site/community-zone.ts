/** The default zone, as an IANA name, if the visitor's own is unknown. */
export const communityZone = 'America/Mexico_City';
