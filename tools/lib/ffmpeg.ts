import { spawnSync } from 'node:child_process';

export const ffmpeg = (...args: readonly string[]): void => {
  const { status, error } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (error)
    throw new Error(
      'ffmpeg could not be started. Install it (on Debian and Ubuntu: apt-get install ffmpeg).',
    );
  if (status !== 0) throw new Error('ffmpeg failed; what it says stands above.');
};
