import type { Send } from './quiet-browser.ts';

/** Lighthouse's Slow 4G. */
const slowNetwork = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const processorSlowdown = 4;

/** Emulates a phone with 4x CPU slowdown and, optionally, a slow network. */
export async function emulateSlowPhone(send: Send, network: 'slow' | 'as it is'): Promise<void> {
  const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
  await Promise.all([
    send('Page.enable'),
    send('Network.enable'),
    network === 'slow' && send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork }),
    send('Emulation.setDeviceMetricsOverride', screen),
    send('Emulation.setTouchEmulationEnabled', { enabled: true }),
    send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown }),
  ]);
}

export async function blockScripts(send: Send): Promise<void> {
  await send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
}
