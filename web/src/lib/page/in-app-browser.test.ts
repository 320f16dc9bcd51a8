// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isInAppBrowser, isIos } from './in-app-browser.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; moto g22) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  ['Chrome on Android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36`, false, false],
  ['Instagram on Android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36 Instagram 330.0.0.40`, true, false],
  ['Facebook on Android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0]`, true, false],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 330.0.0`, true, true],
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, false, true],
])('recognises %s', (_, agent, isInApp, isApple) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  expect([isInAppBrowser(), isIos()]).toEqual([isInApp, isApple]);
});
