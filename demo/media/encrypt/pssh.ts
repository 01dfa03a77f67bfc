import { fullBox, u32 } from '../make/mp4-boxes.ts';

/** The system id that names keys for whoever can use them. @source W3C "cenc" initialization data format */
const commonSystemId = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');

/** Names a key to every key system. */
export const commonPssh = (keyId: Buffer): Buffer => fullBox('pssh', 1, 0, commonSystemId, u32(1), keyId, u32(0));
