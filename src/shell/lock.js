// A tab holds a lock of what it alone may change, and remembers over a reload which one that is.

/** How long a page that is just being reloaded may take to let go of its lock. */
const PATIENCE_MS = 1000;

/** Resolves to whether this tab has the lock now; it keeps it until another tab takes it, which is heard of then. */
export function hold(name, options, onTaken) {
  return new Promise((resolve) => {
    const held = navigator.locks.request(name, options, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
    held.catch((error) => {
      // Where locks are refused altogether, the program notices strange writes by itself.
      resolve(error.name !== "TimeoutError");
      if (error.name === "AbortError") onTaken?.();
    });
  });
}

/** The same for a lock that the page before a reload may still have. */
export async function holdAfterReload(name, onTaken) {
  const free = await hold(name, { ifAvailable: true }, onTaken);
  return free || hold(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, onTaken);
}

/** Notes a name for the time after a reload of this tab. */
export function remember(key, name) {
  try {
    sessionStorage.setItem(key, name);
  } catch {
    // Then a reload of this tab asks again.
  }
}

/** What was noted, if anything was. */
export function remembered(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
