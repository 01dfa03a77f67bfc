/** From a master picture and a wave of sound to fragmented tracks. */
import { execFileSync } from 'node:child_process';
import { RATE } from './sound.ts';

export interface Rung { id: string; width: number; height: number; kbps: number; level: string }

const AAC_FRAME = 1024;
const LEAD_FRAMES = 10;

function ffmpeg(args: readonly string[], input?: Buffer): Buffer {
  return execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { maxBuffer: 1 << 28, ...(input ? { input } : {}) });
}

/** H.264 in closed groups of two seconds, each its own fragment, times from 0. */
export function encodeVideo(options: { master: string; rung: Rung; fps: number; to: string }): void {
  const { master, rung, fps, to } = options;
  const group = String(fps * 2);
  const rate = ['-b:v', `${rung.kbps}k`, '-maxrate', `${Math.round(rung.kbps * 1.15)}k`, '-bufsize', `${rung.kbps * 2}k`];
  const common = ['-i', master, '-an', '-vf', `scale=${rung.width}:${rung.height}:flags=lanczos,setsar=1`, '-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'main', '-level', rung.level, '-pix_fmt', 'yuv420p', '-g', group, '-keyint_min', group, '-sc_threshold', '0', '-bf', '2', '-flags', '+cgop+bitexact', '-fflags', '+bitexact', '-video_track_timescale', String(fps * 512), ...rate];
  ffmpeg([...common, '-pass', '1', '-passlogfile', `${to}.log`, '-f', 'null', '/dev/null']);
  ffmpeg([...common, '-pass', '2', '-passlogfile', `${to}.log`, '-movflags', '+cmaf+frag_keyframe', '-f', 'mp4', to]);
}

function split(adts: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at + 7 <= adts.length;) {
    const size = ((adts.readUInt32BE(at + 2) >> 5) & 0x1fff);
    frames.push(adts.subarray(at, at + size));
    at += size;
  }
  return frames;
}

/**
 * AAC whose first frame is heard at exactly 0 and whose last runs into its first.
 * chosen: the sound is encoded with its own end before it and its beginning after it,
 * then cut to whole frames: no encoder delay to describe, no click where a loop joins.
 */
export function encodeAudio(sound: Float32Array, kbps: number): { frames: Buffer[]; adts: Buffer } {
  const count = Math.round(sound.length / AAC_FRAME);
  const lead = LEAD_FRAMES * AAC_FRAME;
  const looped = new Float32Array(sound.length + 2 * lead);
  looped.set(sound.subarray(sound.length - lead), 0);
  looped.set(sound, lead);
  looped.set(sound.subarray(0, lead), lead + sound.length);
  const adts = ffmpeg(['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', '-', '-af', 'alimiter=limit=0.89:level=0', '-c:a', 'aac', '-b:a', `${kbps}k`, '-flags', '+bitexact', '-f', 'adts', '-'], Buffer.from(looped.buffer));
  const kept = split(adts).slice(LEAD_FRAMES + 1, LEAD_FRAMES + 1 + count);
  if (kept.length !== count) throw new Error(`The sound has ${kept.length} frames where ${count} were meant.`);
  return { frames: kept.map((frame) => frame.subarray(frame.readUInt8(1) & 1 ? 7 : 9)), adts: Buffer.concat(kept) };
}

/** The header of an audio track, taken from what ffmpeg writes for these frames. */
export function audioHeader(adts: Buffer, to: string, language: string): void {
  ffmpeg(['-f', 'aac', '-i', '-', '-c', 'copy', '-bsf:a', 'aac_adtstoasc', '-metadata:s:a:0', `language=${language}`, '-fflags', '+bitexact', '-movflags', '+cmaf+delay_moov', '-f', 'mp4', to], adts);
}
