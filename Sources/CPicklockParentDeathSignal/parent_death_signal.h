// What Swift cannot call because it takes any number of arguments.
#ifdef __linux__
#include <sys/prctl.h>

/// Asks the kernel to send this process `signal` when its parent ends; 0 when it will.
static inline int picklock_signal_at_parents_end(int signal) {
  return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0);
}
#else
/// Other systems have no such service.
static inline int picklock_signal_at_parents_end(int signal) { return (void)signal, -1; }
#endif
