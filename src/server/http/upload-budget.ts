/** Room in memory for the uploads that are under way, shared by all clients. */
export interface UploadBudget {
  /** For one upload. It hears when its room went to somebody else, and has none from then on. */
  open(client: string, onEvicted: () => void): UploadRoom;
}

/** Grows with the bytes that have arrived. */
export interface UploadRoom {
  /** False when there is no room for these bytes; nothing is taken then. */
  take(bytes: number): boolean;
  /** All of it has arrived, so it keeps its room until it is closed. */
  settle(): void;
  close(): void;
}

/** A dozen of the largest resumes at once, or hundreds of ordinary ones. */
export const UPLOAD_BUDGET_BYTES = 128 * 1024 * 1024;

/** So that one office with many uploads seldom has to give way to the next visitor. */
const SHARE_PER_CLIENT = 0.5;

/** An upload that has not moved for so long gives way first. */
const QUIET_MS = 5000;

interface Room {
  readonly client: string;
  readonly onEvicted: () => void;
  held: number;
  lastArrival: number;
  isSettled: boolean;
}

/**
 * Once it is full, uploads that stand still give way, and then those of the client that holds most, to one that would hold
 * less. So however many uploads somebody leaves unfinished, the next client finds an equal share.
 */
export function createUploadBudget(limit: number, now: () => number = () => performance.now()): UploadBudget {
  const rooms = new Set<Room>();
  let total = 0;

  const heldBy = (client: string): number => {
    let held = 0;
    for (const room of rooms) if (room.client === client) held += room.held;
    return held;
  };
  const close = (room: Room): void => {
    if (rooms.delete(room)) total -= room.held;
  };

  /** Makes room, or returns false. */
  function evictFor(room: Room, wanted: number): boolean {
    const quietBefore = now() - QUIET_MS;
    const others = [...rooms]
      .filter((other) => other !== room && other.held > 0 && !other.isSettled)
      .sort((a, b) => a.lastArrival - b.lastArrival);
    let victim = others.find((other) => other.lastArrival <= quietBefore);
    if (victim === undefined) {
      let most = wanted;
      for (const other of others) {
        const held = other.client === room.client ? 0 : heldBy(other.client);
        if (held > most) [victim, most] = [other, held];
      }
    }
    if (victim === undefined) return false;
    close(victim);
    victim.onEvicted();
    return true;
  }

  return {
    open(client, onEvicted) {
      const room: Room = { client, onEvicted, held: 0, lastArrival: now(), isSettled: false };
      rooms.add(room);
      return {
        take(bytes) {
          const wanted = heldBy(client) + bytes;
          if (!rooms.has(room) || wanted > limit * SHARE_PER_CLIENT) return false;
          while (total + bytes > limit) if (!evictFor(room, wanted)) return false;
          room.held += bytes;
          room.lastArrival = now();
          total += bytes;
          return true;
        },
        settle() {
          room.isSettled = true;
        },
        close: () => close(room),
      };
    },
  };
}
