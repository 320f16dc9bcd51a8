/** The clock that the community goes by where nobody's own is known (IANA name). */
export const communityZone = 'America/Mexico_City';
