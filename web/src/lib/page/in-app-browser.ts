const IN_APP = /Instagram|FBAN|FBAV|FB_IAB|FBIOS|musical_ly|BytedanceWebview|TikTok/;

/** True inside Instagram, Facebook or TikTok, where downloads and Google's sign-in fail. */
export const isInAppBrowser = (): boolean => IN_APP.test(navigator.userAgent);

/** True on iOS and iPadOS, where WhatsApp drops a picture shared with a text. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
