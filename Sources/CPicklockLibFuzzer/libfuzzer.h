// The one function of libFuzzer that a custom mutator calls. It exists only in binaries linked
// with -sanitize=fuzzer, so calls to it stand behind `#if FUZZING`.
#include <stddef.h>
#include <stdint.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
