const IN_APP = /Instagram|FBAN|FBAV|FB_IAB|FBIOS|musical_ly|BytedanceWebview|TikTok/;

/** True if the page is open inside Instagram, Facebook or TikTok: downloads and Google's sign-in fail there. */
export const isInAppBrowser = (): boolean => IN_APP.test(navigator.userAgent);

/** True if the browser runs on iOS or iPadOS, where WhatsApp drops a picture that comes with a text. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
